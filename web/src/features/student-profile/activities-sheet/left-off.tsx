import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';

type LeftOffProps = {
  rows: readonly { key: string; name: string; note?: string }[];
  /** Why nothing can be added, if so. */
  full: string | null;
  onAdd: (key: string) => void;
};

/** Entries of the profile that are not on the sheet. Their short texts are kept. */
export const LeftOff = ({ rows, full, onAdd }: LeftOffProps) =>
  rows.length > 0 && (
    <div className="grid gap-2 rounded-[12px] bg-sunken px-4 py-4 md:px-5">
      <h3 className="font-sans text-interface font-semibold tracking-normal">Not on the sheet</h3>
      {full !== null && <p className="text-hint text-muted-foreground">{full}</p>}
      <ul className="grid gap-1">
        {rows.map(({ key, name, note }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
              {note !== undefined && <span className="text-hint text-muted-foreground"> {note}</span>}
            </span>
            <Button
              variant="ghost"
              size="sm"
              disabled={full !== null}
              icon={<Plus aria-hidden className="size-[1em]" />}
              onClick={() => onAdd(key)}
            >
              Put on the sheet <span className="sr-only">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );

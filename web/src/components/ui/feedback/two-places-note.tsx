import { Button } from '@/components/ui/basics/button';

type TwoPlacesNoteProps = {
  rows: readonly { what: string; here: string; there: string }[];
  onKeepMine: () => void;
  onUseOther: () => void;
};

/** Two tabs or two devices: both texts, and the user chooses. */
export const TwoPlacesNote = ({ rows, onKeepMine, onUseOther }: TwoPlacesNoteProps) => (
  <div role="alert" className="grid gap-3 rounded-[12px] border-2 border-destructive px-4 py-3.5">
    <p className="font-semibold">You changed this in two places. Nothing is lost.</p>
    <ul className="grid gap-3">
      {rows.map(({ what, here, there }) => (
        <li key={what} className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{what}</p>
          <dl className="grid gap-x-6 gap-y-2 text-hint md:grid-cols-2">
            <Version name="Here" text={here} />
            <Version name="Saved elsewhere" text={there} />
          </dl>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2">
      <Button onClick={onKeepMine}>Keep what’s here</Button>
      <Button variant="outline" onClick={onUseOther}>
        Use what was saved elsewhere
      </Button>
    </div>
  </div>
);

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-small font-semibold text-muted-foreground">{name}</dt>
    <dd dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
      {text === '' ? <em>Empty</em> : text}
    </dd>
  </div>
);

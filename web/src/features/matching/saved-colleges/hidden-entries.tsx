import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useChoose } from '../choices/use-choose';

/** Saved colleges that the student hid: not counted, with their notes, until they show them again. */
const HiddenEntries = ({ hidden }: { hidden: readonly SavedCollege[] }) => {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-title">
        Hidden ({hidden.length})
      </h2>
      <p className="text-hint text-muted-foreground">
        These don’t count in your list, and we don’t recommend them. Your notes are kept.
      </p>
      <ul className="divide-y rounded-lg border bg-card">
        {hidden.map((entry) => (
          <li key={entry.collegeId}>
            <HiddenEntry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const HiddenEntry = ({ entry: { college } }: { entry: SavedCollege }) => {
  const nameId = useId();
  const { show } = useChoose(college);

  return (
    <article aria-labelledby={nameId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
      <div className="min-w-48 flex-1">
        <h3 id={nameId} className="text-interface font-semibold">
          {college.shortName}
        </h3>
        <p className="text-small text-muted-foreground">{college.location}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={nameId}
        icon={<Undo2 className="size-[1em]" />}
        onClick={() => {
          document.getElementById('main')?.focus({ preventScroll: true });
          show();
        }}
      >
        Show again
      </Button>
    </article>
  );
};

export default HiddenEntries;

import { CheckSquare, Square } from 'lucide-react';
import { type SharedApplication, type Words } from './words';

type SharedChecklistProps = { checklist: SharedApplication['checklist']; words: Words };

/** What an application needs and what is done, folded until the adult wants to know. */
export const SharedChecklist = ({ checklist, words }: SharedChecklistProps) => {
  if (checklist.length === 0) return <p className="text-hint text-muted-foreground">{words.nothingListed}</p>;
  const done = checklist.filter(({ isDone }) => isDone).length;

  return (
    <details className="text-hint">
      <summary className="inline-flex min-h-8 cursor-pointer items-center tabular-nums underline decoration-border underline-offset-4 pointer-coarse:min-h-11">
        {words.done(done, checklist.length)}
      </summary>
      <ul className="grid gap-1 py-1">
        {checklist.map(({ label, isDone }, index) => (
          // Two lines may have the same words; the order is the student’s.
          <li key={index} className="flex gap-2">
            {isDone ? (
              <CheckSquare role="img" aria-label={words.isDone} className="mt-0.5 size-4 shrink-0" />
            ) : (
              <Square
                role="img"
                aria-label={words.isOpen}
                className="mt-0.5 size-4 shrink-0 text-muted-foreground"
              />
            )}
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {words.item(label)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

import { addedWords } from './odds-words';
import { type ListWork } from './list-work';

/** The colleges by what they add, the most first. */
const WhatEachAdds = ({ work: { colleges, odds } }: { work: ListWork }) => {
  const rows = colleges
    .map((college, i) => ({
      ...college,
      any: odds.adds[i]?.any ?? 0,
      paid: odds.adds[i]?.affordable ?? null,
    }))
    .toSorted((one, other) => other.any - one.any || (other.paid ?? 0) - (one.paid ?? 0));
  const showsPaid = odds.affordable !== null;

  return (
    <>
      <p className="text-hint text-pretty text-muted-foreground">
        How many more of 100 lists have a yes with this college than without it. “Adds little” is no reason to
        drop a college you love; it means the others already carry the list.
      </p>
      <ul className="divide-y border-y">
        {rows.map(({ id, name, any, paid }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span className="min-w-0 flex-1 basis-48">{name}</span>
            <span className="grid text-right tabular-nums">
              <span className="font-semibold">{addedWords(any)}</span>
              {showsPaid && (
                <span className="text-small text-muted-foreground">
                  {paid === null ? 'no price to count' : `a yes you can pay for: ${addedWords(paid)}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

export default WhatEachAdds;

import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { type DifferenceRow, type Run, type TextDifference } from './text-difference';

type DifferenceViewProps = { difference: TextDifference; before: string; after: string };

/** Side by side where there is room for two columns; else both texts in one. */
export const DifferenceView = ({ difference: { rows }, before, after }: DifferenceViewProps) =>
  useMediaQuery('(min-width: 48rem)') ? (
    <table className="w-full table-fixed border-separate border-spacing-x-4 border-spacing-y-2 text-left align-top">
      <thead>
        <tr className="text-hint">
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} className="align-top">
            <td>
              <Words row={row.filter(({ change }) => change !== 'added')} />
            </td>
            <td>
              <Words row={row.filter(({ change }) => change !== 'removed')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <div className="grid gap-3">
      {rows.map((row, at) => (
        <Words key={at} row={row} />
      ))}
    </div>
  );

const Words = ({ row }: { row: DifferenceRow }) => (
  <p dir="auto" className="font-essay text-essay whitespace-pre-wrap wrap-anywhere">
    {row.map((run, at) => (
      <Marked key={at} run={run} />
    ))}
  </p>
);

const Marked = ({ run: { text, change } }: { run: Run }) => {
  if (change === 'same') return text;
  if (change === 'removed')
    return (
      <del className="rounded-[2px] bg-reach-bg text-reach-text decoration-1">
        <span className="sr-only">removed: </span>
        {text}
      </del>
    );
  return (
    <ins className="rounded-[2px] bg-safety-bg font-semibold text-safety-text decoration-1 underline-offset-4">
      <span className="sr-only">added: </span>
      {text}
    </ins>
  );
};

import { useWords } from '@/lib/preferences/language';
import calibration from './calibration.json';
import { CalibrationPlot } from './calibration-plot';
import { type Comparison, percent } from './figures';
import { english, type Words } from './words';
import { spanish } from './words.es';

const worstFirst = calibration.rows.toSorted(
  (a, b) => Math.abs(b.estimate - b.published) - Math.abs(a.estimate - a.published),
);

/** How close the method comes to published admit rates: every one of them, the worst first. */
export const CalibrationReport = () => {
  const words = useWords({ en: english, es: spanish });
  const { all, rows, leftOut, written } = calibration;

  return (
    <>
      <p>{words.compared(all.count)}</p>
      <p>
        <b>{words.average(all.meanSize)}</b> {words.within(percent(all.withinRange))}
      </p>
      <KindTable words={words} />
      <p>{words.assured}</p>
      <CalibrationPlot rows={rows} words={words} />
      <p>{words.fitted(leftOut)}</p>
      <details className="rounded-lg border bg-card px-4.5 py-3.5">
        <summary className="cursor-pointer font-semibold">{words.all(rows.length)}</summary>
        <ul className="mt-3 grid gap-2 text-small">
          {worstFirst.map((row) => (
            <Row key={`${row.kind} ${row.college} ${row.year} ${row.group}`} row={row} words={words} />
          ))}
        </ul>
      </details>
      <p className="text-small text-muted-foreground">{words.sources(words.day(written))}</p>
    </>
  );
};

type RowProps = { row: Comparison; words: Words };

const Row = ({ row: { college, year, group, published, estimate, low, high }, words }: RowProps) => (
  <li>
    <b>{college}</b>, {words.group(group)}
    {year === 'policy' ? '' : `, ${year}`}:{' '}
    {words.row(percent(published), percent(estimate), percent(low), percent(high))}
  </li>
);

const KindTable = ({ words }: { words: Words }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-left text-small">
      <thead className="text-muted-foreground">
        <tr>
          {Object.values(words.table).map((heading) => (
            <th key={heading} scope="col" className="border-b px-2 py-2 font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {calibration.kinds.map(({ kind, count, meanError, meanSize, withinRange }) => (
          <tr key={kind} className="border-b">
            <th scope="row" className="px-2 py-2 font-[550]">
              {words.kind(kind)}
            </th>
            <td className="px-2 py-2">{count}</td>
            <td className="px-2 py-2">{words.error(meanError)}</td>
            <td className="px-2 py-2">{words.points(meanSize)}</td>
            <td className="px-2 py-2">{percent(withinRange)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

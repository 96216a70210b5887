import calibration from './calibration.json';
import { CalibrationPlot } from './calibration-plot';
import { type Comparison, errorWords, percent } from './words';

const worstFirst = calibration.rows.toSorted(
  (a, b) => Math.abs(b.estimate - b.published) - Math.abs(a.estimate - a.published),
);

/** How close the method comes to published admit rates: every one of them, the worst first. */
export const CalibrationReport = () => (
  <>
    <p>
      We compared the method with {calibration.all.count} admit rates that were published for groups of
      students, such as “GPA 3.8–4.19 at UC Davis”. For each one we asked about a student in the middle of the
      group, with the college’s admit rate of that year.
    </p>
    <p>
      <b>On average our estimate was {calibration.all.meanSize} points off.</b>{' '}
      {percent(calibration.all.withinRange)} of the published rates lie inside our range. We aim for 80%.
    </p>
    <KindTable />
    <p>
      A rule that assures admission promises 100%. We say about 97%, because courses have to be checked and
      rules change. So it is never inside our range.
    </p>
    <CalibrationPlot rows={calibration.rows} />
    <p>
      Some of these tables also helped to set the method, above all the rates by residence. So this shows that
      it fits them, not that it is right elsewhere. Nearly all are from the University of California and from
      very selective private colleges. Ordinary colleges publish no such tables, so we can’t check ourselves
      there. {calibration.leftOut} more could not be compared with a student.
    </p>
    <details className="rounded-lg border bg-card px-4.5 py-3.5">
      <summary className="cursor-pointer font-semibold">
        All {calibration.rows.length}, the worst first
      </summary>
      <ul className="mt-3 grid gap-2 text-small">
        {worstFirst.map((row) => (
          <li key={`${row.kind} ${row.college} ${row.year} ${row.group}`}>{rowWords(row)}</li>
        ))}
      </ul>
    </details>
    <p className="text-small text-muted-foreground">
      Worked out on {dayWords(calibration.written)}. Sources: admission summaries of the University of
      California, Common Data Sets and admission offices, most of them read in public transcriptions; rules of
      state boards of regents.
    </p>
  </>
);

const dayWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const rowWords = ({ college, year, group, published, estimate, low, high }: Comparison) => (
  <>
    <b>{college}</b>, {group}
    {year === 'policy' ? '' : `, ${year}`}: published {percent(published)}, our estimate {percent(estimate)} (
    {percent(low)} to {percent(high)})
  </>
);

const KindTable = () => (
  <div className="overflow-x-auto">
    <table className="w-full text-left text-small">
      <thead className="text-muted-foreground">
        <tr>
          {['Published rates', 'How many', 'Our estimate, on average', 'Off by', 'Inside our range'].map(
            (heading) => (
              <th key={heading} scope="col" className="border-b px-2 py-2 font-semibold">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {calibration.kinds.map(({ kind, count, meanError, meanSize, withinRange }) => (
          <tr key={kind} className="border-b">
            <th scope="row" className="px-2 py-2 font-[550]">
              {kind}
            </th>
            <td className="px-2 py-2">{count}</td>
            <td className="px-2 py-2">{errorWords(meanError)}</td>
            <td className="px-2 py-2">{meanSize} points</td>
            <td className="px-2 py-2">{percent(withinRange)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

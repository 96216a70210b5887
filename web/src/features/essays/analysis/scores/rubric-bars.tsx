import { type Rubric, type RubricRow, rubricRows } from './rubric';

/** One bar for each part of the rubric, with the reasons on demand. */
export const RubricBars = ({ rubric }: { rubric: Rubric }) => (
  <section aria-label="Scores by part" className="border-t px-4 py-5 md:px-7 md:py-6">
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {rubricRows(rubric).map((row) => (
        <li key={row.name} className="grid content-start gap-1.5">
          <p className="flex justify-between gap-2 text-hint font-semibold">
            <span>{row.name}</span>
            <span className="tabular-nums">{row.value}</span>
          </p>
          <Bar row={row} />
          {row.why !== '' && (
            <details className="text-small text-muted-foreground">
              <summary className="min-h-6 w-fit content-center underline decoration-dotted underline-offset-3">
                Why this score <span className="sr-only">for {row.name}</span>
              </summary>
              <p className="text-pretty">{row.why}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** Each part is filled as far as the score reaches into it. */
const Bar = ({ row: { name, value, share, parts } }: { row: RubricRow }) => (
  <div role="img" aria-label={`${name}: ${value}`} className="flex gap-[3px]">
    {Array.from({ length: parts }, (_, at) => (
      <span
        key={at}
        data-slot="progress"
        className="h-2 flex-1 overflow-hidden rounded-[2px] bg-track first:rounded-l-full last:rounded-r-full"
      >
        <span
          data-slot="progress-fill"
          style={{ width: `${Math.min(1, Math.max(0, share * parts - at)) * 100}%` }}
          className="block h-full bg-primary"
        />
      </span>
    ))}
  </div>
);

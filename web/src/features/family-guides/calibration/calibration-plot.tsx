import { type Comparison } from './figures';
import { type Words } from './words';

const SIZE = 100;
const place = (share: number) => SIZE * share;

/** Each published rate (across) and our estimate (up) with its range; on the diagonal both are the same. */
export const CalibrationPlot = ({ rows, words }: { rows: readonly Comparison[]; words: Words }) => (
  <figure className="grid gap-2">
    <svg
      viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
      role="img"
      aria-label={words.plot}
      className="w-full max-w-110 rounded-lg border bg-card"
    >
      <line
        x1={0}
        y1={SIZE}
        x2={SIZE}
        y2={0}
        className="stroke-outline"
        strokeWidth={0.5}
        strokeDasharray="2 2"
      />
      {rows.map(({ kind, college, year, group, published, low, estimate, high }) => (
        <g key={`${kind} ${college} ${year} ${group}`}>
          <line
            x1={place(published)}
            x2={place(published)}
            y1={SIZE - place(low)}
            y2={SIZE - place(high)}
            className="stroke-primary opacity-25"
            strokeWidth={0.8}
          />
          <circle cx={place(published)} cy={SIZE - place(estimate)} r={1} className="fill-primary" />
        </g>
      ))}
    </svg>
    <figcaption className="text-small text-muted-foreground">{words.plotCaption}</figcaption>
  </figure>
);

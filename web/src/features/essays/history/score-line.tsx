import { type EssayHistoryLine } from '@/api';
import { type ScorePoint, scorePoints } from './score-points';

const WIDTH = 240;
const HEIGHT = 64;
const EDGE = 8;

/** The scores of the reviewed versions, drawn and in words. One score alone is no line. */
export const ScoreLine = ({ history }: { history: readonly EssayHistoryLine[] }) => {
  const points = scorePoints(history);
  if (points.length < 2) return null;

  return (
    <section
      aria-labelledby="scores"
      className="grid gap-2 rounded-lg border bg-card px-5 py-4.5 shadow-card"
    >
      <h2 id="scores" className="text-title">
        Scores so far
      </h2>
      <Drawing points={points} />
      <p className="text-hint text-muted-foreground tabular-nums">
        {points.map(({ versionNumber, score }) => `Version ${versionNumber}: ${score}`).join(' · ')}
      </p>
      <p className="text-small text-pretty text-muted-foreground">
        A practice score from patterns in the words. It can fall while your essay grows.
      </p>
    </section>
  );
};

const Drawing = ({ points }: { points: readonly ScorePoint[] }) => {
  const places = points.map(({ score }, at) => ({
    x: EDGE + (at * (WIDTH - 2 * EDGE)) / (points.length - 1),
    y: EDGE + ((100 - score) * (HEIGHT - 2 * EDGE)) / 100,
  }));

  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="h-16 w-full max-w-80 text-primary">
      <path d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} stroke="var(--track)" strokeWidth="2" />
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {places.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4.5" fill="currentColor" stroke="var(--card)" strokeWidth="2" />
      ))}
    </svg>
  );
};

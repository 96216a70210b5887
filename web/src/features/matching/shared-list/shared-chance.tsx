import { type SharedCollege, type Words } from './words';

/** Less than this rounds to zero points. */
const FELT = 0.5;

type SharedChanceProps = { chance: NonNullable<SharedCollege['chance']>; words: Words };

/** The range, and what moves it once the adult asks. */
export const SharedChance = ({ chance, words }: SharedChanceProps) => {
  const reasons = chance.reasons.filter(({ points }) => Math.abs(points) >= FELT);
  if (reasons.length === 0) return <span className="text-hint tabular-nums">{words.chance(chance)}</span>;

  return (
    <details className="text-hint tabular-nums">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-border underline-offset-4 pointer-coarse:min-h-11">
        {words.chance(chance)}
      </summary>
      <ul aria-label={words.reasons} className="grid gap-0.5 py-1 text-muted-foreground">
        {reasons.map((reason) => (
          <li key={reason.factor}>{words.reason(reason)}</li>
        ))}
      </ul>
    </details>
  );
};

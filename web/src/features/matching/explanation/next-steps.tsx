import { estimateWords } from '#engine';
import { Link } from 'react-router-dom';
import { type CollegeExplanation } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { pointsWords } from './words';

type Suggestion = CollegeExplanation['suggestions'][number];
type Improvement = Extract<Suggestion, { kind: 'improve' }>;
type Addition = Extract<Suggestion, { kind: 'enter' }>;

/** What would raise the estimate, and what would narrow its range. */
export const NextSteps = ({ suggestions }: { suggestions: readonly Suggestion[] }) => {
  const moves = suggestions.filter((each): each is Improvement => each.kind === 'improve');
  const narrows = suggestions.filter((each): each is Addition => each.kind === 'enter');

  return (
    <>
      {moves.length > 0 && (
        <SheetSection title="What would raise it">
          <ul className="grid gap-2">
            {moves.map(({ factor, words, gain, chance }) => (
              <li key={factor} className="flex items-start justify-between gap-3">
                <span>{words}</span>
                <span className="shrink-0 text-right text-hint whitespace-nowrap tabular-nums">
                  <b className="font-semibold text-safety-text">{pointsWords(gain)}</b>
                  <span className="text-muted-foreground">, to {estimateWords(chance)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="text-small text-muted-foreground">
            These are estimates, not promises: the change could be smaller or larger. Two steps together don’t
            simply add up.
          </p>
        </SheetSection>
      )}
      {narrows.length > 0 && (
        <SheetSection title="What you can still add">
          <ul className="grid gap-2">
            {narrows.map(({ factor, words }) => (
              <li key={factor}>{words}</li>
            ))}
          </ul>
          <Link to="/profile?section=academic&step=performance" className="link justify-self-start">
            Go to your profile
          </Link>
        </SheetSection>
      )}
    </>
  );
};

import { TriangleAlert } from 'lucide-react';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { chanceInTen, chancePercent, chanceRange } from '@/lib/words/chances';
import { chanceOf } from '../chance/chance-of';
import { CollegeChance } from '../chance/college-chance';
import { type CollegeExplanationProps, listed } from './words';

/** The chance range, explained: the estimate, what it is based on, and warnings. */
export const ChanceExplained = ({ college, explanation }: CollegeExplanationProps) => {
  const { match, warnings, notSeen } = explanation;
  const chance = chanceOf(match);

  return (
    <SheetSection title="Your chance">
      <CollegeChance match={match} college={college} label="The range" />
      {chance && match && (
        <>
          <p>
            The dot is our <b>estimate: {chancePercent(chance.estimate)}</b>. The bar shows{' '}
            {chanceRange(chance.low, chance.high)}, or {chanceInTen(chance.low, chance.high)}: the wider it
            is, the less we can say. It’s an estimate, not a decision.
          </p>
          <p className="text-hint text-muted-foreground">
            Based on {listed(match.basis)}. It doesn’t include {listed(notSeen.slice(0, 2), 'or')}.
          </p>
        </>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(({ code, words }) => (
            <li key={code} className="flex gap-2.5 rounded-md bg-target-bg px-3.5 py-2.5 text-target-text">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {words}
            </li>
          ))}
        </ul>
      )}
    </SheetSection>
  );
};

import { estimateWords } from '#engine';
import { Info } from 'lucide-react';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { chanceInTen, chanceRange } from '@/lib/words/chances';
import { chanceOf } from '../chance/chance-of';
import { CollegeChance } from '../chance/college-chance';
import { type CollegeExplanationProps, listed } from './words';

export const ChanceExplained = (props: CollegeExplanationProps) => (
  <SheetSection title="Your chance">
    <ChanceInWords {...props} />
  </SheetSection>
);

/** The chance in words and as a range: the estimate, where it comes from, and what to know about it. */
export const ChanceInWords = ({ college, explanation }: CollegeExplanationProps) => {
  const { match, sources, warnings, notSeen } = explanation;
  const chance = chanceOf(match);

  return (
    <>
      <CollegeChance match={match} college={college} showsAdmitted />
      {chance && match && (
        <>
          <p>
            The dot is our <b>estimate: {estimateWords(chance.estimate)}</b>. The bar shows{' '}
            {chanceRange(chance.low, chance.high)}, or {chanceInTen(chance.low, chance.high)}: the wider it
            is, the less we can say.
            {college.acceptanceRate !== null &&
              ` The line marks the ${acceptanceWords(college)} of all applicants who get in.`}{' '}
            It’s an estimate, not a decision.
          </p>
          <p className="text-hint text-muted-foreground">
            Based on {listed(match.basis)}. It doesn’t include {listed(notSeen.slice(0, 2), 'or')}.{' '}
            {sources.join(' ')}
          </p>
        </>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(({ code, words }) => (
            <li
              key={code}
              className="flex gap-2.5 rounded-md bg-secondary px-3.5 py-2.5 text-secondary-foreground"
            >
              <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {words}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

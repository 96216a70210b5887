import { Link } from 'react-router-dom';
import { type CollegeExplanation } from '@/api';
import { dollars, percent, yearsIn } from '@/lib/words/figures';
import { type CollegeExplanationProps, listed } from './words';

type Price = CollegeExplanation['netPrice'];

const BAND: Record<Price['parts'][number]['band'], string> = {
  netPrice0To30k: '$0–30,000',
  netPrice30To48k: '$30,001–48,000',
  netPrice48To75k: '$48,001–75,000',
  netPrice75To110k: '$75,001–110,000',
  netPrice110kPlus: 'over $110,000',
};

/** The price after aid for the student's income, and how it was calculated. */
export const PriceExplained = ({ college, explanation }: CollegeExplanationProps) => {
  const { netPrice: price, unknowns } = explanation;
  const incomeUnknown = unknowns.some(({ what }) => what === 'income');
  const year = college.figures['netPrice']?.describes;

  return (
    <div className="grid gap-2 rounded-lg bg-sunken px-4 py-3.5">
      <p className="font-display text-title font-[650]">{price.words}</p>
      {price.parts.length > 0 && (
        <p className="text-hint text-muted-foreground">{mixWords(price.parts, year)}</p>
      )}
      {price.amount !== null && price.kind === 'average' && !incomeUnknown && (
        <p className="text-hint text-muted-foreground">This college doesn’t report prices by income.</p>
      )}
      {incomeUnknown && (
        <Link to="/profile?section=personal&step=background" className="link justify-self-start">
          Add your income band
        </Link>
      )}
    </div>
  );
};

const mixWords = (parts: Price['parts'], year: string | undefined) => {
  const when = year === undefined ? '' : `, ${yearsIn(year)}`;
  const [only] = parts;
  if (parts.length === 1 && only) {
    return `From the federal figure for family incomes of ${BAND[only.band]}${when}.`;
  }
  const mix = parts.map(
    ({ band, share, amount }) => `${percent(share)} of ${dollars(amount)} (${BAND[band]})`,
  );
  return `Your income band covers parts of several federal ones, so we mix ${listed(mix)}${when}.`;
};

import { type AidOffer, type AidYear } from '@/api';
import { dollars } from '@/lib/words/figures';

/** "at least $41,000" while the letter leaves costs out. */
export const atLeast = (amount: number, { isLowerBound }: Pick<AidYear, 'isLowerBound'>) =>
  isLowerBound ? `at least ${dollars(amount)}` : dollars(amount);

/** "$88,000", or "$88,000 to $112,000" where the letter does not say which gifts come back. */
export const programPrice = ({ program, year }: Pick<AidOffer, 'program' | 'year'>) => {
  const { netPrice, netPriceIfGiftsContinue } = program;
  if (netPrice === null || netPriceIfGiftsContinue === null) return null;
  if (netPrice === netPriceIfGiftsContinue) return atLeast(netPrice, year);
  return `${atLeast(netPriceIfGiftsContinue, year)} to ${dollars(netPrice)}`;
};

const YEARS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** "Four years" */
export const yearsInWords = (years: number) => `${YEARS[years] ?? years} year${years === 1 ? '' : 's'}`;

import { type FamilyPrice, type ParentInputs } from '@/api';
import { fullPriceWords, priceWords } from '#engine';
import { aboutDollars, dollars, yearsIn } from '@/lib/words/figures';

export type IncomeRange = NonNullable<ParentInputs['incomeRange']>;

const INCOMES: Record<IncomeRange, string> = {
  'under 30k': 'Under $30,000',
  '30-60k': '$30,000 to $60,000',
  '60-100k': '$60,000 to $100,000',
  '100-150k': '$100,000 to $150,000',
  'over 150k': 'Over $150,000',
  'prefer not to answer': 'Prefer not to answer',
};

export const english = {
  own: 'Your own figures',
  ownWhy: (firstName: string) =>
    `Only you see what you enter here. ${firstName} doesn’t, the school doesn’t, and it changes no answer of ${firstName}’s. It is never used for a chance of getting in.`,
  income: 'Your household income',
  incomeHint: 'US dollars a year, before taxes. A rough guess is enough.',
  incomes: INCOMES,
  incomeNone: 'Choose a range',
  incomeClear: 'No answer',
  most: 'The most you can pay for one year',
  mostHint: 'For all costs, without loans. You may leave it empty.',
  mostProblem: 'Enter whole US dollars from 0 to 1,000,000, such as 15000',
  save: 'Save',
  saved: 'Saved',
  notSaved: 'We couldn’t save this. What you entered is still here. Please try again.',
  show: (firstName: string) => `Show ${firstName} the result`,
  showWhy: (firstName: string) =>
    `${firstName} then sees one price a year for each college, never your answers. Colleges publish prices by income, so the prices do hint at your range.`,
  showNeedsIncome: 'Save an income range first: without one there are only averages.',
  notShown: 'We couldn’t change this. Please try again.',

  prices: 'What a year would cost',
  pricesWhy:
    'All of it: tuition and fees, housing, food, books and other costs, less the grants that families like yours got. It is an estimate. Each college’s own offer decides.',
  pricesWhyCounselor:
    'All of it: tuition and fees, housing, food, books and other costs, less grants. It is an estimate. Each college’s own offer decides.',
  noColleges: (firstName: string) =>
    `${firstName} hasn’t saved a college yet. Each one gets a price here once it is on the list.`,
  byYou: 'By what you entered',
  averageForNow: 'On average, over all incomes',
  onlyAverage: 'On average: this college publishes no price for your income',
  byStudent: (firstName: string) => `By ${firstName}’s answers`,
  averageForStudent: (firstName: string) => `By ${firstName}’s answers: an average over all incomes`,
  price: (price: FamilyPrice): string => priceWords(price),
  fullPrice: (price: FamilyPrice): string | null => fullPriceWords(price),
  within: (most: number) => `Within the ${dollars(most)} you can pay`,
  above: (difference: number, most: number) =>
    `${aboutDollars(difference)} a year more than the ${dollars(most)} you can pay`,
  source: (years: string | null) =>
    `Prices: U.S. Department of Education, College Scorecard${years === null ? '' : `, ${yearsIn(years)}`}.`,
  ask: 'A college can charge you more or less than this. Ask its aid office, or use the net price calculator on its website.',

  aidKept: (firstName: string) =>
    `${firstName} keeps their own prices, aid forms and offers for now. Ask them if you need these: they can share them in Settings, then Sharing.`,

  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;

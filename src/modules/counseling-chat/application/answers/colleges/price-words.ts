import { stateName } from '../../../domain/entities/state-names.js';
import { type Figure, type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { countWord, priceWords, printed } from '../../../domain/figures/print.js';
import { type PriceRow } from '../../../domain/replies/reply.js';
import { type CollegePrice } from '../../tools/tool-results.js';
import { type IncomeBand } from '../../tools/tools.js';

/** What a year at one college would cost, with whose price it is. */
export function priceSentence({ college, price, priceIs }: CollegePrice, name = college.name): Phrase {
  if (price.value === null) return phrase`${name} doesn’t report a price after aid that fits you.`;
  if (typeof price.value === 'number' && price.value < 0)
    return phrase`At ${name}, ${priceWords(price)}${WHOSE[priceIs]}.`;
  if (priceIs === 'full-price')
    return phrase`${name} would cost you ${printed(price)} a year: the full price, because your family needs no aid.`;
  return phrase`${name} would cost ${priceWords(price)}${WHOSE[priceIs]}.`;
}

const WHOSE: Readonly<Record<CollegePrice['priceIs'], string>> = {
  'for-your-income': ', for a family income like yours',
  average: ', on average over all families',
  'full-price': '',
};

export const PRICE_KINDS: Readonly<Record<CollegePrice['priceIs'], string>> = {
  'for-your-income': 'for your income',
  average: 'average over all families',
  'full-price': 'full price',
};

/** What makes the price what it is: the state, else the price before aid. */
export function priceReason({ college, outOfStatePart, residence, fullPrice, priceIs }: CollegePrice): Said {
  if (outOfStatePart !== null)
    return phrase`About ${printed(outOfStatePart)} of that is for living in another state.`;
  if (residence === 'in-state-assumed')
    return `That’s the price for people from ${stateName(college.state)}; others pay more.`;
  if (fullPrice.value === null || priceIs === 'full-price') return '';
  return phrase`The full price before aid is ${printed(fullPrice)}.`;
}

/** Whether the price fits what the family said it can pay. */
export function budgetSentence({ price, budget }: CollegePrice): Said {
  if (budget === null || typeof price.value !== 'number') return '';
  return fits(price, budget)
    ? phrase`It fits the ${printed(budget)} a year you set.`
    : phrase`That’s more than the ${printed(budget)} a year you set.`;
}

/** "Three fit the $25,000 a year you set." */
export function budgetOverall(prices: readonly CollegePrice[]): Said {
  const [first] = prices;
  if (first === undefined || first.budget === null) return '';
  const { budget } = first;
  const count = prices.filter(({ price }) => fits(price, budget)).length;
  const words = countWord(count === 0 ? 0 : count);
  const subject = count === 0 ? 'None' : words.charAt(0).toUpperCase() + words.slice(1);
  return phrase`${subject} ${count === 1 ? 'fits' : 'fit'} the ${printed(budget)} a year you set.`;
}

const fits = ({ value }: Figure, { value: most }: Figure): boolean =>
  typeof value === 'number' && typeof most === 'number' && value <= most;

export const priceRow = ({ college, price, fullPrice, priceIs }: CollegePrice): PriceRow => ({
  collegeId: college.id,
  name: college.name,
  amount: typeof price.value === 'number' ? price.value : null,
  fullPrice: typeof fullPrice.value === 'number' ? fullPrice.value : null,
  words: PRICE_KINDS[priceIs],
});

/** The upper ends of the bands, dollars a year. */
const BANDS: readonly (readonly [number, IncomeBand])[] = [
  [30_000, 'under 30k'],
  [60_000, '30-60k'],
  [100_000, '60-100k'],
  [150_000, '100-150k'],
];
export const bandOf = (income: number): IncomeBand =>
  BANDS.find(([below]) => income < below)?.[1] ?? 'over 150k';

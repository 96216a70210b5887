import { type CollegeColumns } from '../college/college-columns.js';
import { LOW_PRICE } from '../college/priority-fit.js';
import { between } from '../numeric/clip.js';
import { type StudentFacts } from '../student/student-facts.js';
import { priceFit } from './dimension-fits.js';
import { byRow, type Part } from './part.js';
import { prioritiesPart } from './priorities.js';

const SHARES = { price: 0.6, priorities: 0.4 } as const;

/** Dollars a year: `price` by row, and what the family can pay. */
export function costParts(
  { priorities }: Pick<StudentFacts, 'priorities'>,
  columns: CollegeColumns,
  price: Float32Array,
  budget: number,
): readonly Part[] {
  return [
    byRow('price', SHARES.price, priceFits(price, budget)),
    ...prioritiesPart('cost-priorities', SHARES.priorities, priorities, {
      'Low net price': () => lowPriceFits(price),
      'Grants and scholarships': () => columns.priorities['Grants and scholarships'],
      'High graduation rate': () => columns.priorities['High graduation rate'],
      'Strong earnings after college': () => columns.priorities['Strong earnings after college'],
      'Low student debt': () => columns.priorities['Low student debt'],
    }),
  ];
}

function priceFits(price: Float32Array, budget: number): Float32Array {
  const fits = new Float32Array(price.length);
  for (let row = 0; row < fits.length; row++) fits[row] = priceFit(price[row] ?? Number.NaN, budget);
  return fits;
}

function lowPriceFits(price: Float32Array): Float32Array {
  const fits = new Float32Array(price.length);
  for (let row = 0; row < fits.length; row++)
    fits[row] = between(price[row] ?? Number.NaN, LOW_PRICE.none, LOW_PRICE.full);
  return fits;
}

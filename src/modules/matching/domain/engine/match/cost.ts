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
    byRow(
      'price',
      SHARES.price,
      price.map((dollars) => priceFit(dollars, budget)),
    ),
    ...prioritiesPart('cost-priorities', SHARES.priorities, priorities, {
      'Low net price': () => price.map((dollars) => between(dollars, LOW_PRICE.none, LOW_PRICE.full)),
      'Grants and scholarships': () => columns.priorities['Grants and scholarships'],
      'High graduation rate': () => columns.priorities['High graduation rate'],
      'Strong earnings after college': () => columns.priorities['Strong earnings after college'],
      'Low student debt': () => columns.priorities['Low student debt'],
    }),
  ];
}

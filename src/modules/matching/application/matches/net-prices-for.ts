import { type NetPrices } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeColumns, netPrices, type StudentFacts } from '../../domain/engine/index.js';

/** What every college costs a student with this income and home state. */
export function netPricesFor(
  student: Pick<StudentFacts, 'homeState' | 'incomeBand' | 'needsAid'>,
  columns: CollegeColumns,
): NetPrices {
  const prices = netPrices(student, columns);
  return {
    netPriceOf: (unitId) => {
      const price = prices[columns.rowOf.get(unitId) ?? -1] ?? Number.NaN;
      return Number.isNaN(price) ? null : price;
    },
  };
}

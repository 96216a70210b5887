import { type StudentFacts } from '../student/student-facts.js';
import { type CollegeColumns } from './college-columns.js';
import { INCOME_BANDS } from './net-price.js';

/** The price of every college as `netPriceOf` finds it, in the rows of the release; NaN when not reported. */
export function netPrices(
  { homeState, incomeBand }: Pick<StudentFacts, 'homeState' | 'incomeBand'>,
  { states, stateCode, netPrice, averageNetPrice, outOfStateDifference }: CollegeColumns,
): Float32Array {
  const home = homeState === null ? null : states.indexOf(homeState);
  const prices = (incomeBand && netPrice[INCOME_BANDS.indexOf(incomeBand)]) ?? averageNetPrice;
  return Float32Array.from(prices, (price, row) =>
    home === null || stateCode[row] === home ? price : price + (outOfStateDifference[row] ?? Number.NaN),
  );
}

/**
 * The full price of a year with out-of-state tuition, for a student from abroad: federal and state aid is for citizens, and few
 * colleges aid others.
 */
export function fullPricesAbroad({ facts, outOfStateDifference }: CollegeColumns): Float32Array {
  return Float32Array.from(facts, ({ costOfAttendance }, row) =>
    costOfAttendance === null ? Number.NaN : costOfAttendance + (outOfStateDifference[row] ?? Number.NaN),
  );
}

import { codeAt, newColumn, numberAt } from '../../numeric/column.js';
import { type StudentFacts } from '../../student/student-facts.js';
import { type CollegeColumns } from '../college-columns.js';
import { INCOME_BANDS } from './net-price.js';
import { ABROAD } from '../place/abroad.js';

type Priced = Pick<StudentFacts, 'homeState' | 'incomeBand' | 'needsAid'>;

/** The price of every college as `netPriceOf` finds it, in the rows of the release; NaN when not reported. */
export function netPrices(student: Priced, columns: CollegeColumns): Float32Array {
  if (student.homeState === ABROAD) return fullPricesAbroad(columns);
  const { count, states, stateCode, outOfStateDifference } = columns;
  const { homeState } = student;
  const home = homeState === null ? null : states.indexOf(homeState);
  const priceAt = pricesBeforeResidence(student, columns);
  const column = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const paysMore = home !== null && codeAt(stateCode, row) !== home;
    column[row] = priceAt(row) + (paysMore ? numberAt(outOfStateDifference, row) : 0);
  }
  return column;
}

/** Before any out-of-state difference. */
function pricesBeforeResidence(
  { incomeBand, needsAid }: Priced,
  { facts, netPrice, averageNetPrice }: CollegeColumns,
): (row: number) => number {
  if (needsAid === false) return (row) => facts[row]?.costOfAttendance ?? Number.NaN;
  const prices = (incomeBand && netPrice[INCOME_BANDS.indexOf(incomeBand)]) ?? averageNetPrice;
  return (row) => numberAt(prices, row);
}

/**
 * The full price of a year with out-of-state tuition, for a student from abroad: federal and state aid is for citizens, and few
 * colleges aid others.
 */
function fullPricesAbroad({ count, facts, outOfStateDifference }: CollegeColumns): Float32Array {
  return newColumn(
    count,
    (row) => (facts[row]?.costOfAttendance ?? Number.NaN) + numberAt(outOfStateDifference, row),
  );
}

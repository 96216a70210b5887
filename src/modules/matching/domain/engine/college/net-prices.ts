import { type StudentFacts } from '../student/student-facts.js';
import { type CollegeColumns } from './college-columns.js';
import { netPriceFor, outOfStateDifference } from './net-price.js';

/** The price of every college as `netPriceOf` words it, in the rows of the release; NaN when not reported. */
export function netPrices(
  { homeState, incomeBand }: Pick<StudentFacts, 'homeState' | 'incomeBand'>,
  { facts }: Pick<CollegeColumns, 'facts'>,
): Float32Array {
  return Float32Array.from(facts, (college) => {
    if (incomeBand === null) return college.netPrice ?? Number.NaN;
    const charged = homeState !== null && homeState !== college.state;
    const outOfState = charged ? outOfStateDifference(college) : 0;
    const mix = netPriceFor(college, incomeBand);
    return mix === null || outOfState === null ? Number.NaN : mix.amount + outOfState;
  });
}

import { applicantOf } from './chance/applicant.js';
import { newOdds, oddsAt } from './chance/chance.js';
import { type CollegeColumns } from './college/college-columns.js';
import { fitRows } from './match/fit.js';
import { preferencesOf } from './match/preferences.js';
import { type StudentMeasures } from './student/measure-student.js';

/** One student at every college, in the rows of `CollegeColumns`. NaN is "not known". */
export interface Ranked {
  /** Fractions of 1. */
  readonly chance: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The student's index at each college, on the scale of its pool; NaN without an admit rate. */
  readonly index: Float64Array;
  /** 0-100, not rounded. */
  readonly match: Float64Array;
  /** 0-1. */
  readonly completeness: Float64Array;
}

export function newRanked(count: number): Ranked {
  return {
    chance: new Float64Array(count),
    low: new Float64Array(count),
    high: new Float64Array(count),
    index: new Float64Array(count),
    match: new Float64Array(count),
    completeness: new Float64Array(count),
  };
}

/** Creates no object per college. Pass `into` to reuse the columns of an earlier call, which are overwritten. */
export function rankAll(
  student: StudentMeasures,
  columns: CollegeColumns,
  into: Ranked = newRanked(columns.count),
): Ranked {
  const applicant = applicantOf(student, columns);
  const odds = newOdds();
  for (let row = 0; row < columns.count; row++) {
    oddsAt(applicant, columns, row, odds);
    into.chance[row] = odds.chance;
    into.low[row] = odds.low;
    into.high[row] = odds.high;
    into.index[row] = odds.index;
  }
  fitRows(preferencesOf(student, columns), columns, 0, into.index, into);
  return into;
}

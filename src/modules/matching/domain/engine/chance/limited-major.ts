import { type CollegeColumns } from '../college/college-columns.js';
import { crowdedMajorOf } from '../college/admission/crowded-majors.js';
import { numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** From this standard deviation on, a crowded major says too little about the chance to count on it. */
const LEAST_DEVIATION = 0.1;

/**
 * Nursing is impacted at every campus of the California State University that teaches it, and UCLA and Irvine take a few in a hundred.
 * woodsidehs.org, “CSU Information”; catalog.csun.edu/policies_/impacted-programs, read in 2026. By admit rate alone, a student with
 * a 3.7 read that Fullerton, Chico and Sacramento were safe for nursing.
 */
const NURSING_IS_IMPACTED_IN = 'CA';

/** Whether the college may admit to the student's major separately: computing, engineering or nursing where many want them. */
export function isLimitedMajor(student: StudentMeasures, columns: CollegeColumns, row: number): boolean {
  const major = crowdedMajorOf(student.facts);
  if (major === null || major === 'arts') return false;
  if (isImpactedMajor(student, columns, row)) return true;
  return Math.sqrt(numberAt(columns.crowdedMajors[major].variance, row)) > LEAST_DEVIATION;
}

/** Whether the college is known to admit to the student's major separately, at a rate that nobody publishes. */
export const isImpactedMajor = ({ facts }: StudentMeasures, columns: CollegeColumns, row: number): boolean =>
  crowdedMajorOf(facts) === 'nursing' && isPublicIn(columns, row, NURSING_IS_IMPACTED_IN);

const isPublicIn = ({ facts, isPublic }: CollegeColumns, row: number, state: string): boolean =>
  isPublic[row] === 1 && facts[row]?.state === state;

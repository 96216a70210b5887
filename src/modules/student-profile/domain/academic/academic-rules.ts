import { type Rule } from '../rule.js';
import { type AcademicAnswers } from './academic-answers.js';
import { type CourseCounts } from './course-counts.js';
import { unweightedWithinScale, weightedWithinScale } from './gpa.js';

const FIRST_GRADUATION_YEAR = 2024;
const LAST_GRADUATION_YEAR = 2030;
/** Leaves room for a ninth-grader who takes one extra year. */
const YEARS_AHEAD = 6;

export const lastGraduationYear = (now: Date): number =>
  Math.max(LAST_GRADUATION_YEAR, now.getUTCFullYear() + YEARS_AHEAD);

export const graduatesWithinReach: Rule<Pick<AcademicAnswers, 'graduationYear'>> = (
  { graduationYear },
  now,
) => {
  const last = lastGraduationYear(now);
  if (graduationYear === null) return null;
  if (graduationYear >= FIRST_GRADUATION_YEAR && graduationYear <= last) return null;
  return {
    path: 'graduationYear',
    message: `Graduation year must be between ${FIRST_GRADUATION_YEAR} and ${last}`,
  };
};

export const ranksWithinClass: Rule<Pick<AcademicAnswers, 'classRank' | 'classSize'>> = ({
  classRank,
  classSize,
}) => {
  if (typeof classRank !== 'number' || classSize === null || classRank <= classSize) return null;
  return { path: 'classRank', message: 'Class rank cannot be larger than the class' };
};

/** As many as the diploma asks for of both levels together, and the most either count can be. */
export const MOST_IB_COURSES_OF_ONE_LEVEL = 6;

export const fewEnoughIbCourses: Rule<CourseCounts> = ({ ibHlCount, ibSlCount }) => {
  const most = MOST_IB_COURSES_OF_ONE_LEVEL;
  if ((ibHlCount ?? 0) > most)
    return { path: 'level', message: `IB higher level courses must be at most ${most}` };
  if ((ibSlCount ?? 0) > most)
    return { path: 'level', message: `IB standard level courses must be at most ${most}` };
  return null;
};

export const ACADEMIC_RULES: readonly Rule<AcademicAnswers>[] = [
  graduatesWithinReach,
  unweightedWithinScale,
  weightedWithinScale,
  ranksWithinClass,
];

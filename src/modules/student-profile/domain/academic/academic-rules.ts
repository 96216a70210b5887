import { type Rule } from '../rule.js';
import { type AcademicAnswers } from './academic-answers.js';
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

export const ACADEMIC_RULES: readonly Rule<AcademicAnswers>[] = [
  graduatesWithinReach,
  unweightedWithinScale,
  weightedWithinScale,
  ranksWithinClass,
];

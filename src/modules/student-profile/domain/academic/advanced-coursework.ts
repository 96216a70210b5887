import { type Changes, withChanges } from '../changes.js';
import { type AcademicAnswers } from './academic-answers.js';

const COUNTS = [
  'apCoursesTaken',
  'apCoursesPlanned',
  'honorsCourses',
  'dualEnrollmentCredits',
  'ibHlCount',
  'ibSlCount',
] as const;

const STEP = [...COUNTS, 'ibProgram', 'ibDiplomaCandidate', 'ibCasComplete', 'ibAnticipatedScore'] as const;

/**
 * A count left blank becomes 0 the first time the student saves these answers. Until then it is unknown, and one that is
 * cleared later is unknown again.
 */
export function withNoneWhereLeftBlank(
  before: AcademicAnswers,
  revised: AcademicAnswers,
  changes: Changes<AcademicAnswers>,
): AcademicAnswers {
  const answered = (answers: AcademicAnswers) => STEP.some((field) => answers[field] !== null);
  if (answered(before) || !answered(revised)) return revised;

  const blank = COUNTS.filter((count) => revised[count] === null && changes[count] === undefined);
  return withChanges(revised, Object.fromEntries(blank.map((count) => [count, 0])));
}

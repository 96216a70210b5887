import { GRADING_SPREAD, type Applicant } from '../../chance/applicant.js';
import { gradesInPool, testInPool } from '../../chance/applicant-strength.js';
import { TEST_GRADE_CORRELATION } from '../../college/admission/admission-model.js';
import { POLICY, type CollegeColumns } from '../../college/college-columns.js';
import { codeAt, numberAt } from '../../numeric/column.js';

/** An answer that affects a chance and is still missing. */
export type MissingAnswer = 'grades' | 'test' | 'activities' | 'rigor' | 'residency';

/** Null when no answer is more likely than another: it would move the estimate instead of narrowing its range. */
type Guess = readonly [missing: MissingAnswer, guessed: Applicant | null];

/** For each missing answer, the applicant with the answer that is most likely at this college. */
export function guessesAt(applicant: Applicant, columns: CollegeColumns, row: number): Guess[] {
  const { hasGrades, hasTest, willNotSubmit, activitiesUnknown, rigorUnknown, homeStateKnown } = applicant;
  const found: Guess[] = [];
  if (!hasGrades) {
    const test = hasTest ? testInPool(columns, row, applicant.test) : 0;
    const deviation = numberAt(columns.poolGradeDeviation, row);
    const grades = numberAt(columns.poolGradeMean, row) + deviation * TEST_GRADE_CORRELATION * test;
    found.push([
      'grades',
      { ...applicant, hasGrades: true, grades, gradingNoise: GRADING_SPREAD.average ** 2 },
    ]);
  }
  if (!hasTest && !willNotSubmit && codeAt(columns.testPolicy, row) !== POLICY.notConsidered) {
    const grades = hasGrades ? gradesInPool(columns, row, applicant.grades) : 0;
    const deviation = numberAt(columns.poolTestDeviation, row);
    const test = numberAt(columns.poolTestMean, row) + deviation * TEST_GRADE_CORRELATION * grades;
    found.push(['test', { ...applicant, hasTest: true, test }]);
  }
  if (activitiesUnknown === 1) {
    found.push(['activities', { ...applicant, activities: 0, activitiesUnknown: 0 }]);
  }
  if (rigorUnknown === 1) found.push(['rigor', { ...applicant, rigor: 0, rigorUnknown: 0 }]);
  if (!homeStateKnown && codeAt(columns.isPublic, row) === 1) found.push(['residency', null]);
  return found;
}

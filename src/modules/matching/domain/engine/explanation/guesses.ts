import { gradesInPool, testInPool } from '../chance/standing.js';
import { GRADE_SPREAD, TEST_GRADE_CORRELATION } from '../college/admission-model.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** An answer that bears on a chance and is not there yet. */
export type MissingAnswer = 'grades' | 'test' | 'activities' | 'rigor' | 'residency';

/** Null where no answer is more likely than another: it would move the estimate, not narrow its range. */
type Guess = readonly [missing: MissingAnswer, guessed: StudentMeasures | null];

/** The student with each unknown, in turn, as an applicant like them would expect it at this college. */
export function guessesAt(student: StudentMeasures, columns: CollegeColumns, row: number): Guess[] {
  const found: Guess[] = [];
  if (student.grades === null) {
    const test = student.test === null ? 0 : testInPool(columns, row, student.test);
    const grades = numberAt(columns.poolGradeMean, row) + GRADE_SPREAD * TEST_GRADE_CORRELATION * test;
    found.push(['grades', { ...student, grades }]);
  }
  if (student.test === null && !student.willNotSubmit) {
    const grades = student.grades === null ? 0 : gradesInPool(columns, row, student.grades);
    const deviation = numberAt(columns.poolTestDeviation, row);
    const test = numberAt(columns.poolTestMean, row) + deviation * TEST_GRADE_CORRELATION * grades;
    found.push(['test', { ...student, test }]);
  }
  if (student.activitiesIndex === null) found.push(['activities', { ...student, activitiesIndex: 0 }]);
  if (student.rigor === null) found.push(['rigor', { ...student, rigor: 0 }]);
  if (student.facts.homeState === null && codeAt(columns.isPublic, row) === 1) {
    found.push(['residency', null]);
  }
  return found;
}

import { assess, type Assessment } from '../assess.js';
import { GRADE_SPREAD, TEST_GRADE_CORRELATION } from '../college/admission-model.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { gradesInPool, testInPool } from '../chance/standing.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { rangeWords } from './percent-words.js';

/** Something the student could enter, and what knowing it would do to the range. */
export interface Addition {
  readonly kind: 'enter';
  readonly factor: 'grades' | 'test' | 'activities' | 'rigor' | 'residency';
  /** The range now, fractions of 1. */
  readonly low: number;
  readonly high: number;
  /** The range if the answer turned out as expected; null where the answer moves the estimate, not its range. */
  readonly narrowed: { readonly low: number; readonly high: number } | null;
  /** A sentence or two for the student. */
  readonly words: string;
}

type Guess = readonly [factor: Addition['factor'], guessed: StudentMeasures | null, invitation: string];

/** One for each unknown that bears on the chance, the one that narrows most first. */
export function additionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { low, high }: Assessment,
): readonly Addition[] {
  if (low === null || high === null) return [];
  return guesses(student, columns, row)
    .map(([factor, guessed, invitation]) => {
      const then = guessed === null ? null : assess(guessed, columns, row);
      const narrowed = then?.low == null || then.high === null ? null : { low: then.low, high: then.high };
      const words = `${invitation} ${effectWords(low, high, narrowed)}`;
      return { kind: 'enter' as const, factor, low, high, narrowed, words };
    })
    .sort((a, b) => width(a.narrowed ?? a) - width(b.narrowed ?? b));
}

/** The student with each unknown, in turn, as an applicant like them would expect it at this college. */
function guesses(student: StudentMeasures, columns: CollegeColumns, row: number): Guess[] {
  const found: Guess[] = [];
  if (student.grades === null) {
    const test = student.test === null ? 0 : testInPool(columns, row, student.test);
    const grades = numberAt(columns.poolGradeMean, row) + GRADE_SPREAD * TEST_GRADE_CORRELATION * test;
    found.push(['grades', { ...student, grades }, 'Add your GPA.']);
  }
  if (student.test === null && !student.willNotSubmit) {
    const grades = student.grades === null ? 0 : gradesInPool(columns, row, student.grades);
    const deviation = numberAt(columns.poolTestDeviation, row);
    const test = numberAt(columns.poolTestMean, row) + deviation * TEST_GRADE_CORRELATION * grades;
    found.push(['test', { ...student, test }, 'Add an SAT or ACT score if you have one.']);
  }
  if (student.activitiesIndex === null) {
    found.push(['activities', { ...student, activitiesIndex: 0 }, 'Add your activities and awards.']);
  }
  if (student.rigor === null) found.push(['rigor', { ...student, rigor: 0 }, 'Add your advanced courses.']);
  if (student.facts.homeState === null && codeAt(columns.isPublic, row) === 1) {
    found.push(['residency', null, 'Add your home state.']);
  }
  return found;
}

function effectWords(low: number, high: number, narrowed: Addition['narrowed']): string {
  if (narrowed === null) return 'Public colleges treat residents a little differently.';
  const [now, then] = [rangeWords(low, high), rangeWords(narrowed.low, narrowed.high)];
  if (width({ low, high }) - width(narrowed) < 0.01 || now === then)
    return 'This range would stay about the same.';
  return `It could narrow this range to ${then}, from ${now}.`;
}

function width({ low, high }: { readonly low: number; readonly high: number }): number {
  return high - low;
}

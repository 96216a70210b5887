import { type Assessment } from '../../assess.js';
import { applicantOf, type Applicant } from '../../chance/applicant.js';
import { newOdds, oddsAt } from '../../chance/chance.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { codeAt } from '../../numeric/column.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { guessesAt, type MissingAnswer } from './guesses.js';
import { rangeWords } from '../percent-words.js';

interface Range {
  readonly low: number;
  readonly high: number;
}

/** An answer the student could add, and how it would change the range. */
export interface Addition {
  readonly kind: 'enter';
  readonly factor: MissingAnswer;
  /** The range now, fractions of 1. */
  readonly low: number;
  readonly high: number;
  /** The range if the answer is as expected; null when the answer moves the estimate instead of narrowing its range. */
  readonly narrowed: Range | null;
  /** A sentence or two for the student. */
  readonly words: string;
}

/** A fraction of 1: an answer that moves both ends by less is not asked for. */
const LEAST_CHANGE = 0.01;

const INVITATIONS: Readonly<Record<MissingAnswer, string>> = {
  grades: 'Add your GPA.',
  test: 'Add an SAT or ACT score if you have one.',
  activities: 'Add your activities and awards.',
  rigor: 'Add your advanced courses.',
  residency: 'Add your home state.',
};

/** One for each unknown that would change something, the one that narrows the range most first. */
export function additionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { low, high }: Assessment,
): readonly Addition[] {
  if (low === null || high === null) return [];
  const applicant = applicantOf(student, columns);
  return guessesAt(applicant, columns, row)
    .flatMap(([factor, guessed]): Addition[] => {
      if (guessed === null) {
        if (!movedByResidence(applicant, columns, row)) return [];
        const words = `${INVITATIONS[factor]} This college admits residents and others at different rates.`;
        return [{ kind: 'enter', factor, low, high, narrowed: null, words }];
      }
      const narrowed = rangeOf(guessed, columns, row);
      if (isSame(low, narrowed.low) && isSame(high, narrowed.high)) return [];
      const words = `${INVITATIONS[factor]} ${effectWords(low, high, narrowed)}`;
      return [{ kind: 'enter', factor, low, high, narrowed, words }];
    })
    .sort((a, b) => width(a.narrowed ?? a) - width(b.narrowed ?? b));
}

const isSame = (now: number, then: number) => Math.abs(now - then) < LEAST_CHANGE;

/** Whether living in the college's state, or elsewhere, would move the estimate or an end of its range. */
function movedByResidence(applicant: Applicant, columns: CollegeColumns, row: number): boolean {
  const now = rangeOf(applicant, columns, row);
  return [codeAt(columns.stateCode, row), NO_STATE].some((homeStateCode) => {
    const then = rangeOf({ ...applicant, homeStateKnown: true, homeStateCode }, columns, row);
    return !isSame(now.low, then.low) || !isSame(now.high, then.high);
  });
}

const NO_STATE = -1;

function rangeOf(applicant: Applicant, columns: CollegeColumns, row: number): Range {
  const odds = newOdds();
  oddsAt(applicant, columns, row, odds);
  return { low: odds.low, high: odds.high };
}

function effectWords(low: number, high: number, narrowed: Range): string {
  const [now, then] = [rangeWords(low, high), rangeWords(narrowed.low, narrowed.high)];
  return width(narrowed) < width({ low, high }) && now !== then
    ? `It could narrow this range to ${then}, from ${now}.`
    : `This range would be about ${then}.`;
}

function width({ low, high }: Range): number {
  return high - low;
}

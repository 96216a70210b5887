import { type Assessment } from '../assess.js';
import { applicantOf, type Applicant } from '../chance/applicant.js';
import { newOdds, oddsAt } from '../chance/chance.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { guessesAt, type MissingAnswer } from './guesses.js';
import { rangeWords } from './percent-words.js';

/** An answer the student could add, and how it would change the range. */
export interface Addition {
  readonly kind: 'enter';
  readonly factor: MissingAnswer;
  /** The range now, fractions of 1. */
  readonly low: number;
  readonly high: number;
  /** The range if the answer is as expected; null when the answer moves the estimate instead of narrowing its range. */
  readonly narrowed: { readonly low: number; readonly high: number } | null;
  /** A sentence or two for the student. */
  readonly words: string;
}

/** A fraction of 1: less is not worth mentioning. */
const LEAST_NARROWING = 0.01;

const INVITATIONS: Readonly<Record<MissingAnswer, string>> = {
  grades: 'Add your GPA.',
  test: 'Add an SAT or ACT score if you have one.',
  activities: 'Add your activities and awards.',
  rigor: 'Add your advanced courses.',
  residency: 'Add your home state.',
};

/** One for each unknown that affects the chance, the one that narrows the range most first. */
export function additionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { low, high }: Assessment,
): readonly Addition[] {
  if (low === null || high === null) return [];
  return guessesAt(applicantOf(student, columns), columns, row)
    .map(([factor, guessed]) => {
      const narrowed = guessed === null ? null : rangeOf(guessed, columns, row);
      const words = `${INVITATIONS[factor]} ${effectWords(low, high, narrowed)}`;
      return { kind: 'enter' as const, factor, low, high, narrowed, words };
    })
    .sort((a, b) => width(a.narrowed ?? a) - width(b.narrowed ?? b));
}

function rangeOf(applicant: Applicant, columns: CollegeColumns, row: number): Addition['narrowed'] {
  const odds = newOdds();
  oddsAt(applicant, columns, row, odds);
  return { low: odds.low, high: odds.high };
}

function effectWords(low: number, high: number, narrowed: Addition['narrowed']): string {
  if (narrowed === null) return 'Public colleges treat residents a little differently.';
  const [now, then] = [rangeWords(low, high), rangeWords(narrowed.low, narrowed.high)];
  if (width({ low, high }) - width(narrowed) < LEAST_NARROWING || now === then)
    return 'This range would stay about the same.';
  return `It could narrow this range to ${then}, from ${now}.`;
}

function width({ low, high }: { readonly low: number; readonly high: number }): number {
  return high - low;
}

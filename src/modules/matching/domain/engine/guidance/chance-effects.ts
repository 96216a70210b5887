import { applicantOf, type Applicant } from '../chance/applicant.js';
import { newOdds, oddsAt, type Odds } from '../chance/chance.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { guessesAt, type MissingAnswer } from '../explanation/chance/guesses.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { MeanChange } from './mean-change.js';
import { type NextStep } from './next-step.js';

/** One for each unknown that affects a chance, in no order. Skips colleges without an admit rate. */
export function chanceEffects(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: readonly number[],
): NextStep[] {
  const applicant = applicantOf(student, columns);
  const [now, then] = [newOdds(), newOdds()];
  const changes = new Map<MissingAnswer, MeanChange>();

  for (const row of rows) {
    if (Number.isNaN(numberAt(columns.admitRate, row))) continue;
    oddsAt(applicant, columns, row, now);
    for (const [missing, guessed] of guessesAt(applicant, columns, row)) {
      const change = changes.get(missing) ?? new MeanChange();
      changes.set(missing, change);
      if (guessed === null) {
        change.add(moveByResidency(applicant, columns, row, now.chance));
        continue;
      }
      oddsAt(guessed, columns, row, then);
      change.add(width(now) - width(then));
    }
  }

  return [...changes].map(([answer, change]) => ({
    answer,
    effect: answer === 'residency' ? 'moves-estimates' : 'narrows-ranges',
    ...change.result,
  }));
}

/** The mean of how far the chance would move for a resident and for a non-resident. */
function moveByResidency(applicant: Applicant, columns: CollegeColumns, row: number, chance: number): number {
  const from = (homeStateCode: number) => {
    const odds = newOdds();
    oddsAt({ ...applicant, homeStateKnown: true, homeStateCode }, columns, row, odds);
    return Math.abs(odds.chance - chance);
  };
  return (from(codeAt(columns.stateCode, row)) + from(NO_STATE)) / 2;
}

const NO_STATE = -1;

function width({ low, high }: Odds): number {
  return high - low;
}

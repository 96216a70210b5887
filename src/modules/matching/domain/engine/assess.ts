import { applicantOf } from './chance/applicant.js';
import { categoryOf, type Category } from './chance/category.js';
import { newOdds, oddsAt } from './chance/chance.js';
import { POLICY, type CollegeColumns } from './college/college-columns.js';
import { fitRows } from './match/fit.js';
import { preferencesOf } from './match/preferences.js';
import { codeAt, numberAt, orNull } from './numeric/column.js';
import { type StudentMeasures } from './student/measure-student.js';

/** What the chance is based on. */
export type ChanceSource = 'admit-rate' | 'open-admission' | 'no-admission-rate';

/** One student at one college. */
export interface Assessment {
  /** Fractions of 1; null when the college gives no admit rate to start from. */
  readonly chance: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Variance from what the student has not told us, where the college's own decision has variance 1; 0 without a rate. */
  readonly unknownPart: number;
  readonly category: Category | null;
  readonly chanceSource: ChanceSource;
  /** At a test-optional college, for a student with a score. */
  readonly submitAdvice: 'submit' | 'withhold' | null;
  /** 0-100, not rounded; null when nothing of the match is known. */
  readonly match: number | null;
  /** Known share of the match weights, 0-1. */
  readonly completeness: number;
  /** False with neither grades nor scores: the chance is then the college's admit rate and must not be shown as the student's. */
  readonly enoughToEstimate: boolean;
}

/** `row` is a row of `columns`; see `columns.rowOf`. */
export function assess(student: StudentMeasures, columns: CollegeColumns, row: number): Assessment {
  const odds = newOdds();
  const fit = { match: new Float64Array(1), completeness: new Float64Array(1) };
  oddsAt(applicantOf(student, columns), columns, row, odds);
  fitRows(preferencesOf(student, columns), columns, row, Float64Array.of(odds.index), fit);

  const optional = codeAt(columns.testPolicy, row) === POLICY.optional;
  const advises = optional && student.test !== null && !Number.isNaN(odds.score);
  return {
    chance: orNull(odds.chance),
    low: orNull(odds.low),
    high: orNull(odds.high),
    unknownPart: odds.unknownPart,
    category: Number.isNaN(odds.chance) ? null : categoryOf(odds.chance),
    chanceSource: chanceSource(columns, row),
    submitAdvice: advises ? (odds.sendsScore ? 'submit' : 'withhold') : null,
    match: orNull(numberAt(fit.match, 0)),
    completeness: numberAt(fit.completeness, 0),
    enoughToEstimate: student.enoughToEstimate,
  };
}

/** The estimate alone, a fraction of 1; null when the college gives no admit rate to start from. */
export function chanceAt(student: StudentMeasures, columns: CollegeColumns, row: number): number | null {
  const odds = newOdds();
  oddsAt(applicantOf(student, columns), columns, row, odds);
  return orNull(odds.chance);
}

function chanceSource(columns: CollegeColumns, row: number): ChanceSource {
  if (!Number.isNaN(numberAt(columns.admitRate, row))) return 'admit-rate';
  return codeAt(columns.openAdmission, row) === 1 ? 'open-admission' : 'no-admission-rate';
}

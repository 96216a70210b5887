import { applicantOf, type Applicant } from './chance/applicant.js';
import { type Category } from './chance/category.js';
import { isAssuredAt, newOdds, oddsAt } from './chance/chance.js';
import { submitAdviceAt } from './chance/submit-advice.js';
import { type CollegeColumns } from './college/college-columns.js';
import { isServiceAcademy } from './college/college-facts.js';
import { categoryAt, isOfTheCollegeOnly, type NotSafe, notSafeAt, notSafeWords } from './list/safety.js';
import { fitRows } from './match/fit.js';
import { preferencesOf } from './match/preferences.js';
import { codeAt, numberAt, orNull } from './numeric/column.js';
import { type StudentMeasures } from './student/measure-student.js';

/** What the chance is based on. */
export type ChanceSource =
  | 'admit-rate'
  /** The student meets a rule by which the college admits residents. */
  | 'assured-admission'
  | 'open-admission'
  /** No chance: nomination, fitness and a medical examination decide. */
  | 'service-academy'
  /** No chance: the college admits to the student's crowded major at a rate that nobody publishes. */
  | 'major-admits-separately'
  | 'no-admission-rate';

/** One student at one college. */
export interface Assessment {
  /** Fractions of 1; null when the college gives no admit rate to start from, or none for the student's major. */
  readonly chance: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Variance from what the student has not told us, where the college's own decision has variance 1; 0 without a rate. */
  readonly unknownPart: number;
  /** Whether most of the range comes from what the student has not told us. */
  readonly mostlyUnknown: boolean;
  /** A likely college that is not safe counts as a target; `notSafe` says why, in a sentence. */
  readonly category: Category | null;
  readonly notSafe: string | null;
  readonly notSafeReason: NotSafe | null;
  readonly chanceSource: ChanceSource;
  /** Whether the estimate counts a score as sent. */
  readonly sendsScore: boolean;
  /** At a test-optional college, where sending a score or holding it back makes a difference. */
  readonly submitAdvice: 'submit' | 'withhold' | null;
  /** 0-100, not rounded; null when nothing of the match is known. */
  readonly match: number | null;
  /** Known share of the match weights, 0-1. */
  readonly completeness: number;
  /** False with neither grades nor scores: the chance is then the college's admit rate and must not be shown as the student's. */
  readonly enoughToEstimate: boolean;
}

const MOSTLY = 0.5;

/** Written anew by each call: a page of colleges would make hundreds. */
const ONE_ROW = {
  index: new Float64Array(1),
  match: new Float64Array(1),
  completeness: new Float64Array(1),
} as const;
const ODDS_OF_CHANCE = newOdds();

/** `row` is a row of `columns`; see `columns.rowOf`. */
export function assess(student: StudentMeasures, columns: CollegeColumns, row: number): Assessment {
  const odds = newOdds();
  const applicant = applicantOf(student, columns);
  oddsAt(applicant, columns, row, odds);
  const isKnown = !isOfTheCollegeOnly(student, columns, row, odds);
  ONE_ROW.index[0] = odds.index;
  fitRows(preferencesOf(student, columns), columns, row, ONE_ROW.index, ONE_ROW);

  return {
    chance: isKnown ? orNull(odds.chance) : null,
    low: isKnown ? orNull(odds.low) : null,
    high: isKnown ? orNull(odds.high) : null,
    unknownPart: odds.unknownPart,
    mostlyUnknown: odds.unknownShare > MOSTLY,
    category: categoryAt(student, columns, row, odds),
    notSafe: notSafeWords(student, columns, row, odds),
    notSafeReason: isKnown ? notSafeAt(student, columns, row, odds) : 'admits-separately',
    chanceSource: isKnown ? chanceSource(applicant, columns, row) : 'major-admits-separately',
    sendsScore: odds.sendsScore,
    submitAdvice: submitAdviceAt(student, columns, row, odds),
    match: orNull(numberAt(ONE_ROW.match, 0)),
    completeness: numberAt(ONE_ROW.completeness, 0),
    enoughToEstimate: student.enoughToEstimate,
  };
}

/** The estimate alone, a fraction of 1; null when the college gives no admit rate to start from. */
export function chanceAt(student: StudentMeasures, columns: CollegeColumns, row: number): number | null {
  oddsAt(applicantOf(student, columns), columns, row, ODDS_OF_CHANCE);
  return orNull(ODDS_OF_CHANCE.chance);
}

function chanceSource(applicant: Applicant, columns: CollegeColumns, row: number): ChanceSource {
  if (!Number.isNaN(numberAt(columns.admitRate, row)))
    return isAssuredAt(applicant, columns, row) ? 'assured-admission' : 'admit-rate';
  const college = columns.facts[row];
  if (college !== undefined && isServiceAcademy(college)) return 'service-academy';
  return codeAt(columns.openAdmission, row) === 1 ? 'open-admission' : 'no-admission-rate';
}

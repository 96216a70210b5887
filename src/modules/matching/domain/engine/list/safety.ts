import { categoryOf, type Category } from '../chance/category.js';
import { isImpactedMajor, isLimitedMajor } from '../chance/limited-major.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { crowdedMajorOf } from '../college/admission/crowded-majors.js';
import { majorFits } from '../college/major/major-fits.js';
import { percentWords } from '../explanation/percent-words.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { overBudgetAt } from './over-budget.js';
import { teachesMajor } from './teaches-major.js';
import { learnsATrade } from './trades.js';

/** A college that admits nearly every student like this one, and still is no safety: the first reason. */
export type NotSafe =
  | 'mainly-certificates'
  | 'endorsement'
  | 'admits-separately'
  | 'admits-few'
  | 'uncertain'
  | 'too-expensive'
  | 'not-likely-enough'
  | 'major-not-taught';

/** Fractions of 1, and dollars a year over what the family can pay. Judgment: a safety must hold when much else goes wrong. */
export const SAFETY = { leastChance: 0.8, leastLow: 0.6, leastAdmitRate: 0.45, mostOver: 3000 } as const;

interface Likely {
  readonly chance: number;
  readonly low: number;
}

const majorFitsOf = cachedPerStudent(({ facts }, columns) => majorFits(facts, columns));

/** Null for a safety, and for a college that is not likely in the first place. */
export function notSafeAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, low }: Likely,
): NotSafe | null {
  if (Number.isNaN(chance) || categoryOf(chance) !== 'safety') return null;
  if (columns.list.mainlyCertificates[row] === 1 && !learnsATrade(student.facts))
    return 'mainly-certificates';
  if (columns.list.endorsement[row] === 1) return 'endorsement';
  if (!teachesItAt(student, columns, row)) return 'major-not-taught';
  if (isLimitedMajor(student, columns, row)) return 'admits-separately';
  if (!admitsMany(columns, row)) return 'admits-few';
  if (low < SAFETY.leastLow) return 'uncertain';
  if (overBudgetAt(student, columns, row) > SAFETY.mostOver) return 'too-expensive';
  return chance < SAFETY.leastChance ? 'not-likely-enough' : null;
}

/**
 * Whether the chance is that of the college as a whole, and its crowded major is known to choose for itself: 98% beside a note that
 * nursing is admitted separately was read as 98% for nursing, and so was 50%.
 */
export const isOfTheCollegeOnly = (
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance }: Pick<Likely, 'chance'>,
): boolean =>
  !Number.isNaN(chance) && isImpactedMajor(student, columns, row) && teachesItAt(student, columns, row);

const teachesItAt = (student: StudentMeasures, columns: CollegeColumns, row: number): boolean =>
  teachesMajor(student.facts, majorFitsOf(student, columns)[row] ?? Number.NaN);

/** The category a student is shown everywhere: a likely college that is not safe is a target. Null without a chance. */
export function categoryAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  likely: Likely,
): Category | null {
  if (Number.isNaN(likely.chance)) return null;
  return notSafeAt(student, columns, row, likely) === null ? categoryOf(likely.chance) : 'target';
}

/** Why a likely college is shown as a target, or a college without a chance, in a sentence; null elsewhere. */
export function notSafeWords(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  likely: Likely,
): string | null {
  const reason = notSafeAt(student, columns, row, likely);
  const major = crowdedMajorOf(student.facts) ?? 'your major';
  switch (reason) {
    case null:
      return isOfTheCollegeOnly(student, columns, row, likely) ? noRateOf(major) : null;
    case 'mainly-certificates':
      return 'Not counted as a safety: it mainly awards certificates.';
    case 'major-not-taught':
      return 'Not counted as a safety: it reports no program in your major.';
    case 'endorsement':
      return 'Not counted as a safety: every applicant needs the endorsement of a church leader.';
    case 'admits-separately':
      return isImpactedMajor(student, columns, row)
        ? `The college itself would very likely admit you. ${noRateOf(major)}`
        : `Not counted as a safety: many large colleges admit to ${major} separately. Ask whether this one does.`;
    case 'admits-few':
      return 'Not counted as a safety: it admits fewer than half of applicants.';
    case 'uncertain':
      return `Not counted as a safety: your range reaches down to ${percentWords(likely.low)}.`;
    case 'too-expensive':
      return `Not counted as a safety: about ${thousands(overBudgetAt(student, columns, row))} a year more than your family can plan for.`;
    case 'not-likely-enough':
      return `Not counted as a safety: your estimate is below ${percentWords(SAFETY.leastChance)}.`;
  }
}

const noRateOf = (major: string): string =>
  `It admits to ${major} separately, and we know of no rate for that. Ask it how many who apply for ${major} get in.`;

function admitsMany(columns: CollegeColumns, row: number): boolean {
  const rate = numberAt(columns.admitRate, row);
  return Number.isNaN(rate) ? codeAt(columns.openAdmission, row) === 1 : rate >= SAFETY.leastAdmitRate;
}

function thousands(dollars: number): string {
  return `$${Math.round(dollars / 1000)},000`;
}

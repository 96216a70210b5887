import { categoryOf, type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { partFitAt, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { mayBeListed } from './may-be-listed.js';
import { overBudgetAt } from './over-budget.js';
import { notSafeAt } from './safety.js';
import { listScores, nearFor, TIGHT_BUDGET } from './scores.js';
import { teachesMajor } from './teaches-major.js';

/** A college that may be in one category of a student's list. */
export interface Candidate {
  readonly row: number;
  readonly score: number;
}

export type Candidates = Readonly<Record<Category, readonly Candidate[]>>;

/** A reach with a lower chance is left out. */
const LEAST_REACH = 0.03;
/**
 * Dollars a year over what the family can pay. Aid differs from the average, so some stays possible; a safety has its own limit.
 * Wider limits gave a Wyoming family of $80,000 eight targets of $30,000 a year and a Texan of $45,000 a reach of $31,000.
 */
const MOST_OVER = { reach: 15_000, target: 10_000 } as const;
/** The rows of `leftOut` are never candidates. */
export function candidatesOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): Candidates {
  const found: Record<Category, Candidate[]> = { reach: [], target: [], safety: [] };
  const preferences = preferencesOf(student, columns);
  const scoreAt = listScores(student, columns, ranked);
  for (const row of columns.listable) {
    const college = columns.facts[row];
    if (college === undefined || leftOut.has(row)) continue;
    if (
      !teachesMajor(student.facts, partFitAt(preferences, 'major', row)) ||
      !mayBeListed(college, student.facts)
    )
      continue;
    const category = categoryIn(student, columns, ranked, row);
    if (category !== null) found[category].push({ row, score: scoreAt(row, category) });
  }
  return found;
}

/** The category a college may stand in; null for none. A likely college that is not safe is in no category of the list. */
function categoryIn(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  row: number,
): Category | null {
  const chance = numberAt(ranked.chance, row);
  if (Number.isNaN(chance)) return null;
  const category = categoryOf(chance);
  if (category === 'safety') {
    if (isTooFarToBeSafe(student, columns, row)) return null;
    return notSafeAt(student, columns, row, { chance, low: numberAt(ranked.low, row) }) === null
      ? category
      : null;
  }
  if (category === 'reach' && chance < LEAST_REACH) return null;
  return overBudgetAt(student, columns, row) > MOST_OVER[category] ? null : category;
}

/**
 * On a tight budget a safety away from home and from the wished regions is none: travel is not in the price. A nursing student
 * in Ohio was sent to Louisiana.
 */
function isTooFarToBeSafe(student: StudentMeasures, columns: CollegeColumns, row: number): boolean {
  const college = columns.facts[row];
  return (
    preferencesOf(student, columns).budget < TIGHT_BUDGET &&
    college !== undefined &&
    student.facts.homeState !== null &&
    !nearFor(student, columns)(college)
  );
}

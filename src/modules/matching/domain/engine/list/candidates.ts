import { categoryOf, type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { PROGRAM_MISSING, majorFits } from '../college/major-fits.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { mayBeListed } from './may-be-listed.js';
import { overBudgetAt } from './over-budget.js';
import { notSafeAt } from './safety.js';
import { listScores } from './scores.js';

/** A college that may be in one category of a student's list. */
export interface Candidate {
  readonly row: number;
  readonly score: number;
}

export type Candidates = Readonly<Record<Category, readonly Candidate[]>>;

/** A reach with a lower chance is left out. */
const LEAST_REACH = 0.03;
/** Dollars a year over what the family can pay. Aid differs from the average, so a dear reach stays possible; a safety has its own limit. */
const MOST_OVER = { reach: 25_000, target: 15_000 } as const;
/** In these families the program itself must be taught: a nursing student is not helped by other health programs. */
const FAMILIES_BY_PROGRAM: readonly (string | null)[] = ['51', '14', '04', '13'];

/** The rows of `leftOut` are never candidates. */
export function candidatesOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): Candidates {
  const found: Record<Category, Candidate[]> = { reach: [], target: [], safety: [] };
  const fits = majorFits(student.facts, columns);
  const scoreAt = listScores(student, columns, ranked);
  for (const row of columns.listable) {
    const college = columns.facts[row];
    if (college === undefined || leftOut.has(row)) continue;
    if (!teachesMajor(student.facts, fits[row] ?? Number.NaN) || !mayBeListed(college, student.facts))
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
    return notSafeAt(student, columns, row, { chance, low: numberAt(ranked.low, row) }) === null
      ? category
      : null;
  }
  if (category === 'reach' && chance < LEAST_REACH) return null;
  return overBudgetAt(student, columns, row) > MOST_OVER[category] ? null : category;
}

function teachesMajor({ cipFamily, majorCip4 }: StudentFacts, fit: number): boolean {
  if (majorCip4 !== null && FAMILIES_BY_PROGRAM.includes(cipFamily)) return fit > PROGRAM_MISSING;
  return fit !== 0;
}

import { categoryOf, type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** The colleges of one category that may be in a student's list, with their scores. */
export interface Candidates {
  readonly rows: number[];
  /** Match plus completion bonus, before the penalty for colleges of the same state. */
  readonly scores: number[];
}

/** A reach with a lower chance is left out. */
const LEAST_REACH = 0.02;
/** The low end of a safety's range must be at least this. */
const LEAST_SAFETY_LOW = 0.55;

export function candidatesOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): Readonly<Record<Category, Candidates>> {
  const { cipFamily } = student.facts;
  const majorFit = cipFamily === null ? undefined : columns.majorFit.get(cipFamily);
  const found: Record<Category, Candidates> = {
    reach: noCandidates(),
    target: noCandidates(),
    safety: noCandidates(),
  };
  for (const row of columns.listable) {
    if (leftOut.has(row)) continue;
    if (majorFit !== undefined && majorFit[row] === 0) continue;

    const chance = numberAt(ranked.chance, row);
    const category = categoryOf(chance);
    if (category === 'reach' && chance < LEAST_REACH) continue;
    if (category === 'safety' && numberAt(ranked.low, row) < LEAST_SAFETY_LOW) continue;
    const match = numberAt(ranked.match, row);
    found[category].rows.push(row);
    found[category].scores.push((Number.isNaN(match) ? 0 : match) + numberAt(columns.completionBonus, row));
  }
  return found;
}

function noCandidates(): Candidates {
  return { rows: [], scores: [] };
}

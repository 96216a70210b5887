import { categoryOf, type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';

export interface Candidate {
  readonly row: number;
  /** Place of its state in the release's `states`. */
  readonly state: number;
  /** Place of its name among all. */
  readonly nameOrder: number;
  /** Match and graduation, before the states are spread. */
  readonly score: number;
}

/** A reach nobody reaches is no help. */
const LEAST_REACH = 0.02;
/** A safety must be safe at the low end of its range. */
const LEAST_SAFETY_LOW = 0.55;

/** Everything that may stand in this student's list, by category. */
export function candidates(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
): Record<Category, Candidate[]> {
  const { cipFamily } = student.facts;
  const majorFit = cipFamily === null ? undefined : columns.majorFit.get(cipFamily);
  const byCategory: Record<Category, Candidate[]> = { reach: [], target: [], safety: [] };
  for (let row = 0; row < columns.count; row++) {
    if (codeAt(columns.listable, row) !== 1) continue;
    if (majorFit !== undefined && numberAt(majorFit, row) === 0) continue;

    const category = categoryOf(numberAt(ranked.chance, row));
    if (category === 'reach' && numberAt(ranked.chance, row) < LEAST_REACH) continue;
    if (category === 'safety' && numberAt(ranked.low, row) < LEAST_SAFETY_LOW) continue;
    byCategory[category].push({
      row,
      state: codeAt(columns.stateCode, row),
      nameOrder: columns.nameOrder[row] ?? 0,
      score: (numberAt(ranked.match, row) || 0) + numberAt(columns.completionBonus, row),
    });
  }
  return byCategory;
}

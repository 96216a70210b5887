import { chanceAt, type Assessment } from '../../assess.js';
import { POLICY, type CollegeColumns } from '../../college/college-columns.js';
import { codeAt } from '../../numeric/column.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { type Factor, withoutEach } from './without.js';

/** How far one known factor moves the chance, compared with not knowing it. */
export interface Contribution {
  readonly factor: Factor;
  /** Percentage points, not rounded; above 0 lifts the chance. */
  readonly points: number;
}

/** The largest first, up or down; empty when the chance does not depend on the student. */
export function contributionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, chanceSource }: Assessment,
): readonly Contribution[] {
  if (chance === null || chanceSource === 'open-admission') return [];
  const contributions: Contribution[] = [];
  for (const { factor, without } of withoutEach(student)) {
    if (factor === 'test' && !looksAtScores(columns, row)) continue;
    const points = 100 * (chance - (chanceAt(without, columns, row) ?? chance));
    if (points !== 0) contributions.push({ factor, points });
  }
  return contributions.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Where a college does not look at scores, nothing is said about them, though they still hint at grades not entered. */
export function looksAtScores(columns: CollegeColumns, row: number): boolean {
  return codeAt(columns.testPolicy, row) !== POLICY.notConsidered;
}

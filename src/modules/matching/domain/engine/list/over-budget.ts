import { type CollegeColumns } from '../college/college-columns.js';
import { preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** Dollars a year by which the price after aid is above what the family can pay; below 0 where it is less, 0 when either is unknown. */
export function overBudgetAt(student: StudentMeasures, columns: CollegeColumns, row: number): number {
  const { price, budget } = preferencesOf(student, columns);
  const over = (price[row] ?? Number.NaN) - budget;
  return Number.isNaN(over) ? 0 : over;
}

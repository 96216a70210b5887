import { assess } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { netPriceOf } from '../explanation/price/net-price.js';
import { preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { affordability } from './affordability.js';
import { type ListedChance } from './list-odds.js';

/** A college of the student's list as the odds read it; null when it gives no admit rate to start from. */
export function listedChance(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): ListedChance | null {
  const { chance, low, high, unknownPart, category, notSafe } = assess(student, columns, row);
  if (chance === null || low === null || high === null || category === null) return null;
  return {
    chance,
    low,
    high,
    unknownPart,
    category,
    notSafe,
    affordable: affordableAt(student, columns, row),
  };
}

function affordableAt(student: StudentMeasures, columns: CollegeColumns, row: number): number | null {
  const college = columns.facts[row];
  const price = college === undefined ? null : netPriceOf(college, student.facts).amount;
  const { budget } = preferencesOf(student, columns);
  return price === null || Number.isNaN(budget) ? null : affordability(budget, price);
}

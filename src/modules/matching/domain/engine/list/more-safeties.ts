import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type Candidate } from './candidates.js';
import { LIST_SIZES } from './list-sizes.js';
import { nearFor } from './scores.js';
import { type Shortfall } from './shortfalls.js';

const NAMED = 3;

/**
 * Where too few targets can be paid for, the safe colleges that the list has no place for: a Kentuckian with $12,000 a year read of
 * five, while thirteen more were as safe and as affordable. Empty while nothing is known of what the family can pay.
 */
export function moreSafeties(
  lists: Readonly<Record<Category, readonly number[]>>,
  student: StudentMeasures,
  columns: CollegeColumns,
  safeties: readonly Candidate[],
): readonly Shortfall[] {
  if (lists.target.length >= LIST_SIZES.target || Number.isNaN(preferencesOf(student, columns).budget))
    return [];
  const isNear = nearFor(student, columns);
  const nearness = (row: number) =>
    Number(columns.facts[row]?.state === student.facts.homeState) + Number(isNear(row));
  const more = safeties
    .filter(({ row }) => !lists.safety.includes(row))
    .toSorted((a, b) => nearness(b.row) - nearness(a.row) || b.score - a.score)
    .flatMap(({ row }) => columns.facts[row]?.name ?? []);
  if (more.length === 0) return [];
  const named = LIST.format(more.slice(0, NAMED));
  const words =
    more.length === 1
      ? `One more college is as safe for you, at a price your family can plan for: ${named}.`
      : `${more.length} more colleges are as safe for you, at prices your family can plan for${more.length > NAMED ? ', such as' : ':'} ${named}.`;
  return [{ category: 'target', wanted: LIST_SIZES.target, found: lists.target.length, words }];
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

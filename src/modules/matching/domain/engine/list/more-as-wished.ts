import { type Category, categoryOf } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { hopedOverBudgetAt } from './hoped-price.js';
import { LIST_SIZES } from './list-sizes.js';
import { mayBeListed, wishedFor, wishesAKind } from './may-be-listed.js';
import { type Shortfall } from './shortfalls.js';

/** With fewer colleges of the wished kind, the wish reads as forgotten. */
const ENOUGH = 3;
const NAMED = 3;

/**
 * Where few colleges of the kind that the student asked for are within the family's means, the closest of those that may well admit:
 * an Ohioan who asked for HBCUs read of one, and not why.
 */
export function moreAsWished(
  lists: Readonly<Record<Category, readonly number[]>>,
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
): readonly Shortfall[] {
  if (!wishesAKind(student.facts)) return [];
  const isWished = wishedFor(student.facts, columns);
  const listed = [...lists.reach, ...lists.target, ...lists.safety];
  const found = listed.filter((row) => isWished(row)).length;
  if (found >= ENOUGH) return [];
  const mayBe = mayBeListed(student.facts, columns);
  const over = (row: number) => hopedOverBudgetAt(student, columns, row);
  const names = [...columns.listable]
    .filter((row) => isWished(row) && !listed.includes(row) && mayBe(row))
    .filter((row) => over(row) > 0 && mayWellAdmit(ranked, row))
    .toSorted((a, b) => over(a) - over(b))
    .flatMap((row) => columns.facts[row]?.name ?? [])
    .slice(0, NAMED);
  if (names.length === 0) return [];
  const words =
    `${FEW[found] ?? ''} of the kind you asked for within what your family can plan for. ` +
    `The closest that may well admit you: ${LIST.format(names)}. Ask each what aid it would add.`;
  return [{ category: 'target', wanted: LIST_SIZES.target, found: lists.target.length, words }];
}

const FEW: readonly string[] = ['We found no college', 'We found one college', 'We found two colleges'];

const mayWellAdmit = ({ chance }: Ranked, row: number): boolean => {
  const at = numberAt(chance, row);
  return !Number.isNaN(at) && categoryOf(at) !== 'reach';
};

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

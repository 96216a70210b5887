import { type Category } from '../chance/category.js';
import { ABROAD } from '../college/place/abroad.js';
import { meetsNeedAbroad } from '../college/price/aid-abroad.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type Candidate } from './candidates.js';
import { LIST_SIZES } from './list-sizes.js';
import { type Shortfall } from './shortfalls.js';

/**
 * Where a student from abroad who needs aid has no target, the other reaches that meet the whole need: five reaches alone are no list,
 * and a counselor would have them apply to more. Empty elsewhere.
 */
export function moreAidAbroad(
  lists: Readonly<Record<Category, readonly number[]>>,
  { facts: { homeState, needsAid } }: StudentMeasures,
  columns: CollegeColumns,
  reaches: readonly Candidate[],
): readonly Shortfall[] {
  if (homeState !== ABROAD || needsAid !== true || lists.target.length > 0) return [];
  const names = reaches
    .filter(({ row }) => !lists.reach.includes(row))
    .toSorted((a, b) => b.score - a.score)
    .map(({ row }) => columns.facts[row])
    .flatMap((college) => (college !== undefined && meetsNeedAbroad(college) ? [college.name] : []));
  if (names.length === 0) return [];
  const words =
    'Without a target, more reaches are worth the work. ' +
    `${LIST.format(names)} also ${names.length === 1 ? 'meets' : 'meet'} the whole need of students from abroad.`;
  return [{ category: 'target', wanted: LIST_SIZES.target, found: 0, words }];
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

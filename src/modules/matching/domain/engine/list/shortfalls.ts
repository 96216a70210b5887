import { type CollegeColumns } from '../college/college-columns.js';
import { distancesFromHome } from '../college/near-home.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type Category } from '../chance/category.js';
import { LIST_SIZES } from './list-sizes.js';

export interface Shortfall {
  readonly category: Category;
  readonly wanted: number;
  readonly found: number;
  /** A sentence for the student. */
  readonly words: string;
}

const ORDER: readonly Category[] = ['reach', 'target', 'safety'];

const NONE_FOUND: Readonly<Record<Category, string>> = {
  reach: 'We found no reach that fits your major, grades and budget.',
  target: 'We found no target that fits your major, grades and budget.',
  safety: 'We found no safety: no college is both this likely and within what your family can plan for.',
};

/** Categories without enough colleges. */
export function shortfallsOf(
  lists: Readonly<Record<Category, readonly number[]>>,
  student: StudentMeasures,
  columns: CollegeColumns,
): readonly Shortfall[] {
  const distance = distanceWords(student, columns);
  return ORDER.filter((category) => lists[category].length < LIST_SIZES[category]).map((category) => {
    const found = lists[category].length;
    const wanted = LIST_SIZES[category];
    const words =
      found === 0
        ? NONE_FOUND[category]
        : `We found ${found} of ${wanted} ${plural(category)}. We don’t fill the rest with colleges that don’t fit.`;
    return { category, wanted, found, words: `${words}${distance}` };
  });
}

function distanceWords(student: StudentMeasures, columns: CollegeColumns): string {
  const { maxMiles, homeState } = student.facts;
  if (maxMiles === null) return '';
  const words = ` You asked for at most ${maxMiles} miles from home; farther ones are left out.`;
  return homeState === null || distancesFromHome(student, columns).fromZip
    ? words
    : `${words} Your whole state counts as near until we know your ZIP code.`;
}

const plural = (category: Category) =>
  category === 'reach' ? 'reaches' : category === 'target' ? 'targets' : 'safeties';

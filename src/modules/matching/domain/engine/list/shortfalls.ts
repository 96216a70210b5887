import { type CollegeColumns } from '../college/college-columns.js';
import { distancesFromHome } from '../college/place/near-home.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { ABROAD } from '../college/place/abroad.js';
import { type Category } from '../chance/category.js';
import { familyName } from '../explanation/summary/family-names.js';
import { STUDENT_VISAS } from '../explanation/warnings/student-visas.js';
import { LIST_SIZES } from './list-sizes.js';
import { type Beyond } from './nearest-beyond.js';
import { learnsATrade } from './trades.js';

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

/** Categories without enough colleges. `beyond` names those that only the wished distance leaves out. */
export function shortfallsOf(
  lists: Readonly<Record<Category, readonly number[]>>,
  student: StudentMeasures,
  columns: CollegeColumns,
  beyond: ((category: Category) => readonly Beyond[]) | null,
): readonly Shortfall[] {
  const isEmpty = ORDER.every((category) => lists[category].length === 0);
  if (isEmpty && learnsATrade(student.facts)) return [noCollegeForTrade(student)];
  const distance = distanceWords(student, columns);
  return ORDER.filter((category) => lists[category].length < LIST_SIZES[category]).map((category) => {
    const found = lists[category].length;
    const wanted = LIST_SIZES[category];
    const words =
      found === 0
        ? NONE_FOUND[category]
        : `We found ${found} of ${wanted} ${plural(category)}. We don’t fill the rest with colleges that don’t fit.`;
    const farther = beyondWords(beyond?.(category) ?? []);
    const abroad = category === 'safety' ? aidAbroadWords(student) : '';
    return { category, wanted, found, words: `${words}${distance}${farther}${abroad}` };
  });
}

/** A bachelor's degree is not the way into a trade, so nobody should read three times what we did not find. */
function noCollegeForTrade({ facts }: StudentMeasures): Shortfall {
  const words = `Few four-year colleges teach ${familyName(facts.cipFamily ?? '')}, and we could list none in your state.`;
  return { category: 'safety', wanted: LIST_SIZES.safety, found: 0, words };
}

function beyondWords(colleges: readonly Beyond[]): string {
  if (colleges.length === 0) return '';
  const named = colleges.map(({ name, miles }) => `${name} (about ${Math.round(miles)} miles)`);
  return ` The nearest beyond that: ${named.join(' and ')}.`;
}

/** educationusa.state.gov, checked in 2026: more than 400 advising centers, free of charge. */
function aidAbroadWords({ facts }: StudentMeasures): string {
  return facts.homeState === ABROAD && facts.needsAid === true
    ? ' Few US colleges give students from abroad all they need. Many give some: ask each for its aid for international students. ' +
        `EducationUSA, the State Department’s advising centers, helps you look, free of charge. ${STUDENT_VISAS}`
    : '';
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

import { type CollegeCard, type SearchCollegesData } from '@/api';
import { type Category } from '@/components/ui/college/category';
import { choicesFrom } from '@/lib/words/choices';
import { type CollegeRow } from './college-rows';

export type CategoryFilter = 'all' | Category;

export const CATEGORY_FILTERS = choicesFrom<CategoryFilter>({
  all: 'All Colleges',
  safety: 'Safety Schools',
  target: 'Target Schools',
  reach: 'Reach Schools',
});

/** As the search call and the address of the college grid spell them; an empty string means no filter. */
export type RowFilters = { ownership: string; locale: string; state: string };

export const NO_ROW_FILTERS: RowFilters = { ownership: '', locale: '', state: '' };

type Query = NonNullable<SearchCollegesData['query']>;

const chosen = (filters: RowFilters) => Object.entries(filters).filter(([, value]) => value !== '');

export const filtersOn = (filters: RowFilters) => chosen(filters).length;

/** The values come from the search call's own choices. */
export const queryOf = (filters: RowFilters) => Object.fromEntries(chosen(filters)) as Query;

/** The address of the college grid with the same filters. */
export const gridAddress = (filters: RowFilters) => {
  const query = new URLSearchParams(chosen(filters)).toString();
  return query === '' ? '/colleges' : `/colleges?${query}`;
};

/** The search call's rules, for colleges from other lists. */
const meets = (college: CollegeCard, { ownership, locale, state }: RowFilters) =>
  (ownership === '' || (college.ownership === 'Public') === (ownership === '1')) &&
  (locale === '' || college.setting?.toLowerCase() === locale) &&
  (state === '' || college.state === state);

export const filtered = (rows: readonly CollegeRow[], category: CategoryFilter, filters: RowFilters) =>
  rows.filter((row) => (category === 'all' || row.category === category) && meets(row.college, filters));

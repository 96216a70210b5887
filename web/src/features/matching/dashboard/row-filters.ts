import { type CollegeCard, type SearchCollegesData } from '@/api';
import { type Category } from '@/components/ui/category';
import { type CollegeRow } from './college-rows';

export type Shelf = 'all' | Category;

export const SHELVES = [
  { shelf: 'all', label: 'All Colleges' },
  { shelf: 'safety', label: 'Safety Schools' },
  { shelf: 'target', label: 'Target Schools' },
  { shelf: 'reach', label: 'Reach Schools' },
] as const satisfies readonly { shelf: Shelf; label: string }[];

/** As the search call and the address of the college grid spell them; an empty string narrows nothing. */
export type RowFilters = { ownership: string; locale: string; state: string };

export const NO_ROW_FILTERS: RowFilters = { ownership: '', locale: '', state: '' };

type Query = NonNullable<SearchCollegesData['query']>;

const chosen = (filters: RowFilters) => Object.entries(filters).filter(([, value]) => value !== '');

export const filtersOn = (filters: RowFilters) => chosen(filters).length;

/** The values come from the very choices that the search call knows. */
export const queryOf = (filters: RowFilters) => Object.fromEntries(chosen(filters)) as Query;

/** Where the same filters lead in the college grid. */
export const gridAddress = (filters: RowFilters) => {
  const query = new URLSearchParams(chosen(filters)).toString();
  return query === '' ? '/colleges' : `/colleges?${query}`;
};

/** The search call's own rules, for the colleges that came with other lists. */
const meets = (college: CollegeCard, { ownership, locale, state }: RowFilters) =>
  (ownership === '' || (college.ownership === 'Public') === (ownership === '1')) &&
  (locale === '' || college.setting?.toLowerCase() === locale) &&
  (state === '' || college.state === state);

export const filtered = (rows: readonly CollegeRow[], shelf: Shelf, filters: RowFilters) =>
  rows.filter((row) => (shelf === 'all' || row.category === shelf) && meets(row.college, filters));

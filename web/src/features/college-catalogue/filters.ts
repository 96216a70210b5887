import { type SearchCollegesData } from '@/api';

type Query = NonNullable<SearchCollegesData['query']>;

/** What narrows the grid, as the address and the search call spell it; an empty string narrows nothing. */
export type Filters = Record<FilterName | 'search', string>;
export type FilterName = (typeof FILTER_NAMES)[number];

export const FILTER_NAMES = ['ownership', 'degrees_awarded', 'locale', 'state'] as const;
const NAMES = ['search', ...FILTER_NAMES] as const;

export const filtersFrom = (address: URLSearchParams): Filters => ({
  search: address.get('search') ?? '',
  ownership: address.get('ownership') ?? '',
  degrees_awarded: address.get('degrees_awarded') ?? '',
  locale: address.get('locale') ?? '',
  state: address.get('state') ?? '',
});

/** The address with these changes; what does not narrow leaves it, and all else in it stays. */
export const withFilters = (address: URLSearchParams, change: Partial<Filters>) => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
};

export const NO_FILTERS: Filters = { search: '', ownership: '', degrees_awarded: '', locale: '', state: '' };

/** How many of the choices are on; the search is not one of them. */
export const filterCount = (filters: Filters) => FILTER_NAMES.filter((name) => filters[name] !== '').length;

export const isNarrowed = (filters: Filters) => NAMES.some((name) => filters[name] !== '');

/** An address may hold anything: the server refuses what it does not know, with a sentence. */
export const queryOf = (filters: Filters) =>
  Object.fromEntries(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))) as Query;

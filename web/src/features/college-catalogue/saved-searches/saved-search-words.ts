import { chipsOf } from '../filters/filter-chip-words';
import { labelOf } from '@/lib/words/choices';
import { sortOrders } from '../filters/filter-choices';
import { addressOf, type Filters, filtersFrom } from '../filters/filters';

const LONGEST_NAME = 60;

/** Too long names are refused, never cut off. */
export const wrongName = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'Please enter a name for this search.';
  return length > LONGEST_NAME
    ? `Names can be up to ${LONGEST_NAME} characters. This one has ${length}.`
    : undefined;
};

export const filtersOf = (query: string): Filters => filtersFrom(new URLSearchParams(query));

/** Compares the parsed filters, so parameter order doesn't matter. */
export const isSameSearch = (query: string, filters: Filters) =>
  addressOf(filtersOf(query)) === addressOf(filters);

export const searchWords = (filters: Filters, majorWords: (cip: string) => string) =>
  [
    ...(filters.search === '' ? [] : [`“${filters.search}”`]),
    ...chipsOf(filters, majorWords).map(({ words }) => words),
    ...(filters.sort === '' ? [] : [labelOf(sortOrders, filters.sort)]),
  ].join(' · ');

/** A default name, made from the filters. */
export const suggestedName = (filters: Filters, majorWords: (cip: string) => string) => {
  const words = searchWords({ ...filters, sort: '' }, majorWords) || searchWords(filters, majorWords);
  return words.length <= LONGEST_NAME ? words : `${words.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
};

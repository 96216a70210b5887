import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type CollegeSearchResponse } from '@/api';
import { type Filters, readFilters } from '../filters/filters';
import { type ChangeFilters } from '../filters/use-filters';
import { collegeSearch } from '../search/use-college-search';

type Reading = NonNullable<CollegeSearchResponse['reading']>;

/** The address with the filters of a reading in place of its text. */
export const withReading = ({ filters, search = '' }: Reading): Partial<Filters> => ({
  ...readFilters(filters),
  search,
  textAs: '',
});

/**
 * The filters that found the visible colleges: those of the address and those the server read from the text. Changing one of
 * them puts all of them into the address.
 */
export const useShownFilters = (filters: Filters, change: ChangeFilters) => {
  const { data } = useInfiniteQuery({ ...collegeSearch(filters), placeholderData: keepPreviousData });
  const reading = filters.search === '' ? undefined : data?.pages[0]?.reading;
  if (!reading?.isApplied) return { shown: filters, changeShown: change };

  const read = withReading(reading);
  const changeShown: ChangeFilters = (part, options) => change({ ...read, ...part }, options);
  return { shown: { ...filters, ...read }, changeShown };
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchCollegesOptions } from '@/api/queries/college-catalogue.gen';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { type Filters, queryOf } from './filters';

/** Counted in a separate call, so the search itself stays fast. */
export const useFilterCounts = (filters: Filters, enabled = true) => {
  const query = { ...queryOf({ ...filters, sort: '' }), facets: 'true' as const, pageSize: 1 };
  const { data, error, isPlaceholderData } = useQuery({
    ...searchCollegesOptions({ query }),
    placeholderData: keepPreviousData,
    enabled,
  });

  return { counts: data, isCounted: !isPlaceholderData, problem: fieldProblemsOf(error)[0] };
};

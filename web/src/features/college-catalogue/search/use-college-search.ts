import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchColleges } from '@/api/calls/college-catalogue.gen';
import { searchCollegesQueryKey } from '@/api/@tanstack/react-query.gen';
import { type Filters, queryOf } from '../filters/filters';

const PAGE_SIZE = 50;

export const collegeSearch = (filters: Filters) => {
  const query = { ...queryOf(filters), pageSize: PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [...searchCollegesQueryKey({ query }), 'page by page'],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await searchColleges({
        query: { ...query, page: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNextPage }) => (hasNextPage ? page + 1 : undefined),
  });
};

/** The previous rows stay visible until the next search answers. */
export const useCollegeSearch = (filters: Filters) => {
  const search = useInfiniteQuery({ ...collegeSearch(filters), placeholderData: keepPreviousData });
  const pages = search.data?.pages ?? [];
  const [found, setFound] = useState(filters);
  if (!search.isPlaceholderData && found !== filters) setFound(filters);

  return {
    ...search,
    /** The filters that the visible colleges match. */
    foundFor: found,
    colleges: pages.flatMap((page) => page.colleges),
    first: pages[0],
    total: pages[0]?.total ?? 0,
    matchCount: pages[0]?.matchCount ?? 0,
  };
};

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, filtersFrom, hasUnknownValues, NO_FILTERS, withFilters } from './filters';

export type ChangeFilters = (part: Partial<Filters>, options?: { replace?: boolean }) => void;

/** Search and filters live in the URL, so links, reload and Back show the same results. */
export const useFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFrom(address), [address]);

  const change: ChangeFilters = (part, options = {}) =>
    setAddress((now) => withFilters(now, part), {
      preventScrollReset: true,
      ...options,
      // So Back still closes an open college.
      replace: options.replace === true || address.has('college'),
    });

  return {
    filters,
    hasUnknownFilters: useMemo(() => hasUnknownValues(address), [address]),
    change,
    /** Keeps the sort order. */
    clear: () => change({ ...NO_FILTERS, sort: filters.sort }),
  };
};

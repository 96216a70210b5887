import { useSearchParams } from 'react-router-dom';
import { type Filters, filtersFrom, NO_FILTERS, withFilters } from './filters';

/** Search and filters live in the address: a link, a reload and Back all show the same grid. */
export const useFilters = () => {
  const [address, setAddress] = useSearchParams();

  const change = (part: Partial<Filters>, options: { replace?: boolean } = {}) =>
    setAddress((now) => withFilters(now, part), { preventScrollReset: true, ...options });

  return { filters: filtersFrom(address), change, clear: () => change(NO_FILTERS) };
};

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { listAvailableMajorsOptions, searchCollegesOptions } from '@/api/@tanstack/react-query.gen';
import { count } from '@/lib/figures';
import { type Filters, NO_FILTERS, queryOf } from './filters';
import { byName, filtersInWords } from './filters-in-words';
import { RESULTS } from './results-place';
import { searchWords } from './saved-search-words';
import { type ChangeFilters } from './use-filters';
import { useMajorNames } from './use-major-names';

type FilterOfferProps = { filters: Filters; onChange: ChangeFilters };

/** The words typed name a kind of college: the same as filters, when there is such a college. */
const FilterOffer = ({ filters, onChange }: FilterOfferProps) => {
  const { data: majors } = useQuery(listAvailableMajorsOptions());
  const named = useMemo(() => byName(majors ?? []), [majors]);
  const majorWords = useMajorNames(true);
  const meant = useMemo(() => filtersInWords(filters.search, named), [filters.search, named]);
  const change: Partial<Filters> = { ...meant, search: '' };
  const { data: found } = useQuery({
    ...searchCollegesOptions({ query: { ...queryOf({ ...filters, ...change }), pageSize: 1 } }),
    enabled: meant !== undefined,
  });
  if (!meant || !found || found.total === 0) return null;

  return (
    <button
      type="button"
      className="flex min-h-13 w-full items-center gap-3 rounded-lg border bg-card px-4 py-2.5 text-left shadow-card transition-colors hover:bg-accent"
      onClick={() => {
        onChange(change);
        document.getElementById(RESULTS)?.focus({ preventScroll: true });
      }}
    >
      <SlidersHorizontal aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block text-hint text-muted-foreground">Use filters instead:</span>{' '}
        <span className="font-semibold">{searchWords({ ...NO_FILTERS, ...meant }, majorWords)}</span>
      </span>{' '}
      <span className="shrink-0 text-hint tabular-nums">
        {count(found.total)} {found.total === 1 ? 'college' : 'colleges'}
      </span>
      <ChevronRight aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
    </button>
  );
};

export default FilterOffer;

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { listAvailableMajorsOptions, searchCollegesOptions } from '@/api/@tanstack/react-query.gen';
import { cn } from '@/lib/cn';
import { count } from '@/lib/words/figures';
import { type Filters, NO_FILTERS, queryOf } from '../filters/filters';
import { byName, filtersFromText } from './filters-from-text';
import { NoEstimates } from '../results/no-estimates';
import { RESULTS } from '../results/results-place';
import { searchWords } from '../saved-searches/saved-search-words';
import { type ChangeFilters } from '../filters/use-filters';
import { useMajorNames } from '../filters/use-major-names';

type FilterSuggestionProps = {
  filters: Filters;
  onChange: ChangeFilters;
  /** Called when we know whether there is a suggestion. */
  onDecided: () => void;
};

/**
 * Offers filters when the search text names a kind of college. It takes its space before the count is known, so the
 * colleges below do not move.
 */
const FilterSuggestion = ({ filters, onChange, onDecided }: FilterSuggestionProps) => {
  const { data: majors, fetchStatus } = useQuery(listAvailableMajorsOptions());
  const decided = majors !== undefined || fetchStatus !== 'fetching';
  useEffect(() => {
    if (decided) onDecided();
  }, [decided, onDecided]);
  const named = useMemo(() => byName(majors ?? []), [majors]);
  const majorWords = useMajorNames(true);
  const suggested = useMemo(() => filtersFromText(filters.search, named), [filters.search, named]);
  const change: Partial<Filters> = { ...suggested, search: '' };
  const { data: found } = useQuery({
    ...searchCollegesOptions({ query: { ...queryOf({ ...filters, ...change }), pageSize: 1 } }),
    enabled: suggested !== undefined,
  });
  if (!suggested) return null;
  const words = searchWords({ ...NO_FILTERS, ...suggested }, majorWords);
  if (found?.unusedFilters)
    return (
      <p className={cn(rowStyle, 'text-hint')}>
        <span>
          <NoEstimates />
        </span>
      </p>
    );
  if (found?.total === 0)
    return (
      <p className={cn(rowStyle, 'text-hint text-muted-foreground')}>
        No colleges match “{words}” as filters.
      </p>
    );

  return (
    <button
      type="button"
      className={cn(rowStyle, 'bg-card text-left shadow-card transition-colors hover:bg-accent')}
      onClick={() => {
        onChange(change);
        document.getElementById(RESULTS)?.focus({ preventScroll: true });
      }}
    >
      <SlidersHorizontal aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block text-hint text-muted-foreground">Use filters instead:</span>{' '}
        <span className="font-semibold">{words}</span>
      </span>{' '}
      <span className="shrink-0 text-hint tabular-nums">
        {found && `${count(found.total)} ${found.total === 1 ? 'college' : 'colleges'}`}
      </span>
      <ChevronRight aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
    </button>
  );
};

const rowStyle = 'flex min-h-15.5 w-full items-center gap-3 rounded-lg border px-4 py-2.5';

export default FilterSuggestion;

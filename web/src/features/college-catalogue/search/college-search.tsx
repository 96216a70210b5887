import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { type College } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { CollegeCardSkeleton } from '../results/college-card-skeleton';
import { CollegeGrid } from '../results/college-grid';
import { DidYouMean } from '../results/did-you-mean';
import { type Chip } from '../filters/filter-chip-words';
import { FilterChips } from '../filters/filter-chips';
import { addressOf, type Filters } from '../filters/filters';
import { LoadMore } from '../results/load-more';
import { NoEstimates } from '../results/no-estimates';
import { RESULTS } from '../results/results-place';
import { ResultsSummary } from '../results/results-summary';
import { SortMenu } from '../results/sort-menu';
import { useCollegeSearch } from './use-college-search';
import { type ChangeFilters } from '../filters/use-filters';
import { useNearEnd } from '../results/use-near-end';
import { useScrollToResults } from '../results/use-scroll-to-results';

/** Loaded with the first text; if its code fails to load, the search still works. */
const SearchWords = lazy(() =>
  import('../suggested-filters/search-words').catch(() => ({ default: NoWords })),
);
const NoWords = () => <></>;
const ZeroResults = lazy(() => import('../results/zero-results').catch(() => ({ default: NothingFound })));
const NothingFound = () => <p className="py-8 text-center text-title">No colleges found</p>;

type CollegeSearchProps = {
  filters: Filters;
  /** Part of the URL was not a valid filter. */
  hasUnknownFilters: boolean;
  /** The active filters as labels. */
  chips: readonly Chip[];
  onChange: ChangeFilters;
  /** Changes the active filters. */
  onChangeShown: ChangeFilters;
  onClear: () => void;
  /** The student has estimates to sort by. */
  hasEstimates: boolean;
  card: (college: College) => ReactNode;
  /** Shown with the summary: what the ranges are based on. */
  note: ReactNode;
  /** Shown above the summary, together with the colleges so that nothing moves. */
  intro?: ReactNode;
  held?: boolean;
};

export const CollegeSearch = ({
  filters,
  hasUnknownFilters,
  chips,
  onChange,
  onChangeShown,
  onClear,
  hasEstimates,
  card,
  note,
  intro,
  held = false,
}: CollegeSearchProps) => {
  const search = useCollegeSearch(filters);
  const waiting = useSkeletonVisible(search.isPending || held);
  const end = useRef<HTMLDivElement>(null);
  const { colleges, first, foundFor, total, matchCount } = search;
  const { hasNextPage, isFetching, isFetchNextPageError } = search;
  const reading = foundFor.search === '' ? undefined : first?.reading;
  const isLeftOut = first?.unusedFilters?.includes('category') === true;
  const more = () => void search.fetchNextPage();
  const top = useScrollToResults(filters);
  useNearEnd(end, hasNextPage && !isFetching && !isFetchNextPageError, more);

  const shownChips = chips.length > 0 && (
    <FilterChips chips={chips} onChange={onChangeShown} onClear={onClear} />
  );
  if (waiting) return <WaitingGrid>{shownChips}</WaitingGrid>;
  if (search.isError && !isFetchNextPageError) {
    return (
      <div className="grid gap-3.5">
        {shownChips}
        <SearchFailed
          error={search.error}
          onRetry={() => void search.refetch()}
          retrying={isFetching}
          onClear={onClear}
        />
      </div>
    );
  }

  return (
    <div className="grid gap-3.5">
      {intro}
      <div ref={top} className="grid scroll-mt-24 gap-3">
        {shownChips}
        {hasUnknownFilters && (
          <p className="text-hint text-muted-foreground">
            Part of this link isn’t a filter we recognize, so we left it out.
          </p>
        )}
        {isLeftOut && (
          <p className="rounded-lg bg-sunken px-4 py-3 text-hint">
            <b className="font-semibold">Showing colleges at every chance level.</b> <NoEstimates />
          </p>
        )}
        {reading && (
          <Suspense fallback={<div className="min-h-13" />}>
            <SearchWords reading={reading} onChange={onChange} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ResultsSummary
            shown={colleges.length}
            total={total}
            matchCount={matchCount}
            certificateSchools={first?.certificateSchools ?? 0}
            onShowCertificates={() => {
              onChangeShown({ certificates: 'true' });
              document.getElementById(RESULTS)?.focus({ preventScroll: true });
            }}
          />
          {total > 1 && (
            <SortMenu
              sort={chosenOrder(filters) ?? first?.sort ?? ''}
              hasText={filters.search !== ''}
              hasEstimates={hasEstimates}
              onSort={(sort) => onChange({ sort })}
            />
          )}
        </div>
        {first?.correctedSearch !== undefined && (
          <DidYouMean
            typed={foundFor.search}
            corrected={first.correctedSearch}
            onSearch={(text) => onChange({ search: text, textAs: '' })}
          />
        )}
        {total > 0 && !isLeftOut && note}
      </div>
      <ProgressLine running={isFetching && search.isPlaceholderData} />
      {total === 0 ? (
        <Suspense fallback={<NothingFound />}>
          <ZeroResults
            filters={foundFor}
            chips={chips}
            advice={first?.advice}
            onChange={onChangeShown}
            onClear={onClear}
          />
        </Suspense>
      ) : (
        <CollegeGrid of={addressOf(foundFor)} colleges={colleges} card={card} />
      )}
      <div ref={end} />
      {hasNextPage && (
        <LoadMore loading={search.isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />
      )}
    </div>
  );
};

/** Sorting by relevance needs a search text. */
const chosenOrder = ({ sort, search }: Filters) =>
  sort === '' || (sort === 'relevance' && search === '') ? undefined : sort;

type SearchFailedProps = { error: unknown; onRetry: () => void; retrying: boolean; onClear: () => void };

const SearchFailed = ({ error, onRetry, retrying, onClear }: SearchFailedProps) => {
  const refusal = error instanceof ApiError && error.status === 400 ? error : null;

  if (refusal)
    return (
      <ErrorState
        title="We can’t run this search"
        action={
          <Button variant="outline" className="mt-1" onClick={onClear}>
            Clear All Filters
          </Button>
        }
      >
        {refusal.userMessage ?? 'One of the filters isn’t valid.'}
      </ErrorState>
    );
  return (
    <ErrorState title="The colleges didn’t load" onRetry={onRetry} retrying={retrying}>
      Your search and filters are still here. Try again in a moment.
    </ErrorState>
  );
};

/** Shown while the next search loads; the old rows stay visible. */
const ProgressLine = ({ running }: { running: boolean }) => (
  <div aria-hidden className="-my-1 h-0.5 overflow-hidden rounded-full">
    {running && <div className="h-full w-full animate-skeleton bg-primary" />}
  </div>
);

const WaitingGrid = ({ children }: { children: ReactNode }) => (
  <div aria-busy className="grid gap-3.5">
    {children}
    <p role="status" className="text-muted-foreground">
      Loading colleges
    </p>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] gap-5">
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <CollegeCardSkeleton key={at} />
      ))}
    </div>
  </div>
);

import { type ReactNode, useRef } from 'react';
import { type College } from '@/api';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/api-error';
import { useHeldPending } from '@/lib/use-held-pending';
import { CollegeCardSkeleton } from './college-card-skeleton';
import { CollegeGrid } from './college-grid';
import { type Filters } from './filters';
import { LoadMore } from './load-more';
import { ResultsSummary } from './results-summary';
import { useCollegeSearch } from './use-college-search';
import { useNearEnd } from './use-near-end';

type CollegeSearchProps = {
  filters: Filters;
  onClear: () => void;
  card: (college: College) => ReactNode;
  /** Beside the summary: what the ranges stand on. */
  note: ReactNode;
  /** Above the summary, drawn together with the colleges: neither may push the other about. */
  intro?: ReactNode;
  /** The intro is not ready yet. */
  held?: boolean;
};

export const CollegeSearch = ({ filters, onClear, card, note, intro, held = false }: CollegeSearchProps) => {
  const search = useCollegeSearch(filters);
  const waiting = useHeldPending(search.isPending || held);
  const end = useRef<HTMLDivElement>(null);
  const { colleges, total, matchCount, hasNextPage, isFetching, isFetchNextPageError } = search;
  const more = () => void search.fetchNextPage();
  useNearEnd(end, hasNextPage && !isFetching && !isFetchNextPageError, more);

  if (waiting) return <WaitingGrid />;
  if (search.isError && !isFetchNextPageError) {
    const error: unknown = search.error;
    const refusal = error instanceof ApiError && error.status === 400 ? error : null;
    return (
      <ErrorState
        title="The colleges didn’t load"
        onRetry={() => void search.refetch()}
        retrying={isFetching}
      >
        {refusal ? (
          <>
            {refusal.sentence ?? 'One of the filters isn’t valid.'}{' '}
            <button type="button" className="link" onClick={onClear}>
              Clear All Filters
            </button>
          </>
        ) : (
          'Your search and filters are still here. Check your connection and try again.'
        )}
      </ErrorState>
    );
  }

  return (
    <div className="grid gap-3.5">
      {intro}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
        <ResultsSummary shown={colleges.length} total={total} matchCount={matchCount} />
        {note}
      </div>
      <ProgressLine running={isFetching && search.isPlaceholderData} />
      {total === 0 ? (
        <EmptyState
          title="No colleges found"
          action={
            <Button variant="outline" onClick={onClear}>
              Clear All Filters
            </Button>
          }
        >
          Try adjusting your search criteria or filters to find more colleges.
        </EmptyState>
      ) : (
        <CollegeGrid colleges={colleges} card={card} />
      )}
      <div ref={end} />
      {hasNextPage && (
        <LoadMore loading={search.isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />
      )}
    </div>
  );
};

/** Old rows stay while the next search is on its way. */
const ProgressLine = ({ running }: { running: boolean }) => (
  <div aria-hidden className="-my-1 h-0.5 overflow-hidden rounded-full">
    {running && <div className="h-full w-full animate-skeleton bg-primary" />}
  </div>
);

const WaitingGrid = () => (
  <div aria-busy className="grid gap-3.5">
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

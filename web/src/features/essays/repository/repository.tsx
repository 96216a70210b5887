import { Link, useSearchParams } from 'react-router-dom';
import { type EssayPage } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { count } from '@/lib/words/figures';
import { EssayCard } from './essay-card';
import { addressOf, type EssayFilters, filtersIn, isFiltered, NO_FILTERS } from './essay-filters';
import { EssayStats } from './essay-stats';
import { FilterBar } from './filter-bar';
import { PageButtons } from './page-buttons';
import { RetryReview } from './retry-review';
import { useEssays } from './use-essays';

/** Every essay of the student; what is shown is in the address. */
export const Repository = () => {
  const [address, setAddress] = useSearchParams();
  const filters = filtersIn(address);
  const { data, isPending, isError, isFetching, refetch } = useEssays(filters);
  const waiting = useSkeletonVisible(isPending);
  const show = (changes: Partial<EssayFilters>) =>
    setAddress(addressOf({ ...filters, page: 1, ...changes }), { replace: true, preventScrollReset: true });

  if (waiting) return <WaitingEssays />;
  if (!data)
    return isError ? (
      <ErrorState title="Failed to Load Essays" onRetry={() => void refetch()} retrying={isFetching}>
        Every essay you saved is safe. Try again in a moment.
      </ErrorState>
    ) : null;
  if (data.stats.total === 0) return <NoEssays />;

  return (
    <div className="grid gap-5">
      <EssayStats stats={data.stats} />
      <FilterBar filters={filters} onFilters={show} />
      <EssayGrid data={data} filters={filters} onClear={() => show(NO_FILTERS)} />
    </div>
  );
};

type EssayGridProps = { data: EssayPage; filters: EssayFilters; onClear: () => void };

const EssayGrid = ({ data: { essays, pagination }, filters, onClear }: EssayGridProps) => (
  <>
    <p role="status" className="text-hint text-muted-foreground">
      {pagination.total === 1 ? '1 essay' : `${count(pagination.total)} essays`}
    </p>
    {essays.length === 0 ? (
      <EmptyState
        title="No Essays Found"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        {isFiltered(filters)
          ? 'No essay of yours matches this search and these filters.'
          : 'This page has no essays.'}
      </EmptyState>
    ) : (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] gap-5">
        {essays.map((essay) => (
          <li key={essay.id}>
            <EssayCard essay={essay}>
              {essay.status === 'Error' && <RetryReview essayId={essay.id} title={essay.title} />}
            </EssayCard>
          </li>
        ))}
      </ul>
    )}
    {pagination.pages > 1 && (
      <PageButtons
        page={pagination.page}
        pages={pagination.pages}
        addressOf={(page) => `?${addressOf({ ...filters, page }).toString()}`}
      />
    )}
  </>
);

const NoEssays = () => (
  <EmptyState
    title="No Essays Yet"
    action={
      <Button asChild>
        <Link to="/essay-submission">Submit Essay</Link>
      </Button>
    }
  >
    Start with a messy draft. You can fix everything except an empty page.
  </EmptyState>
);

const WaitingEssays = () => (
  <div aria-busy className="grid gap-5">
    <span role="status" className="sr-only">
      Loading your essays
    </span>
    <Skeleton className="h-20 rounded-lg" />
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] gap-5">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-44 rounded-lg" />
      ))}
    </div>
  </div>
);

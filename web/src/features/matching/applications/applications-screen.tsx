import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listApplicationsOptions } from '@/api/queries/matching.gen';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ApplicationStatusBadge } from './shared/status-badge';

/** Every application of the student. */
export const ApplicationsScreen = () => {
  const { data, isPending, isError, isFetching, refetch } = useQuery(listApplicationsOptions());
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <WaitingApplications />;
  if (!data)
    return isError ? (
      <ErrorState title="Your applications didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you saved is safe. Check your connection and try again.
      </ErrorState>
    ) : null;
  if (data.length === 0) return <NoApplications />;

  return (
    <ul className="divide-y rounded-lg border bg-card shadow-card">
      {data.map(({ id, college, status, decisionResult }) => (
        <li key={id} className="flex items-center justify-between gap-3 px-4 py-3">
          {college.shortName}
          <ApplicationStatusBadge status={status} decisionResult={decisionResult} />
        </li>
      ))}
    </ul>
  );
};

const NoApplications = () => (
  <EmptyState
    title="No applications yet"
    action={
      <Button asChild>
        <Link to="/my-list">Open My List</Link>
      </Button>
    }
  >
    Start with a college from your list. We fill in what it published, and you check the dates.
  </EmptyState>
);

const WaitingApplications = () => (
  <div aria-busy className="grid gap-5">
    <span role="status" className="sr-only">
      Loading your applications
    </span>
    <Skeleton className="h-11 rounded-lg" />
    <Skeleton className="h-90 rounded-lg" />
  </div>
);

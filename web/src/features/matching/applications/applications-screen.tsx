import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { StartAll } from './begin/start-all';
import { Board } from './board/board';
import { MonthView } from './month/month-view';
import { MoveHost } from './move/move-host';
import { TableView } from './table/table-view';
import { ViewSwitch } from './view-switch';
import { viewIn } from './views';

const SHOWN_AS = { board: Board, table: TableView, month: MonthView };

/** Every application of the student, as a board, a table or a month. */
export const ApplicationsScreen = () => {
  const [address] = useSearchParams();
  const { data, isPending, isError, isFetching, refetch } = useQuery(listApplicationsOptions());
  const waiting = useSkeletonVisible(isPending);
  const view = viewIn(address);
  const Shown = SHOWN_AS[view];

  if (waiting) return <WaitingApplications />;
  if (!data)
    return isError ? (
      <ErrorState title="Your applications didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    ) : null;
  if (data.length === 0)
    return (
      <div className="grid gap-4">
        <StartAll applications={data} />
        <NoApplications />
      </div>
    );

  return (
    <MoveHost applications={data}>
      <div className="grid gap-4">
        <StartAll applications={data} />
        <ViewSwitch view={view} />
        <Shown applications={data} />
      </div>
    </MoveHost>
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

import { useQuery } from '@tanstack/react-query';
import { listStudentApplicationsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { PortfolioTable } from './portfolio-table';

/** The student’s applications. */
export const Portfolio = ({ userId }: { userId: string }) => {
  const { data: applications, ...query } = useQuery(listStudentApplicationsOptions({ path: { userId } }));
  const waiting = useSkeletonVisible(query.isPending);

  return (
    <section aria-labelledby="portfolio" className="grid grid-cols-1 gap-4">
      <h2 id="portfolio" className="text-section">
        Application portfolio
      </h2>
      {waiting && <Skeleton className="h-40 w-full" />}
      {query.isError && !applications && (
        <ErrorState
          title="We couldn’t load the applications"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {applications?.length === 0 && <p className="text-muted-foreground">No applications yet.</p>}
      {applications && applications.length > 0 && <PortfolioTable applications={applications} />}
    </section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { getAnalyticsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { OverviewDetails } from './overview-details';
import { StatCards } from './stat-cards';

/** How many people use the product, above the table of them. */
export const Overview = () => {
  const analytics = useQuery({ ...getAnalyticsOptions(), staleTime: 0 });

  if (analytics.isError && !analytics.data)
    return (
      <ErrorState
        title="We couldn’t load the figures"
        onRetry={() => void analytics.refetch()}
        retrying={analytics.isFetching}
      >
        Nothing is lost. Check the connection and try again.
      </ErrorState>
    );
  return (
    <>
      <StatCards figures={analytics.data} />
      <OverviewDetails figures={analytics.data} />
    </>
  );
};

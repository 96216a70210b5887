import { useQuery } from '@tanstack/react-query';
import { readStudentInsightsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { AccountFacts } from './account-facts';
import { ActivityCharts } from './activity-charts';
import { AssessmentSummary } from './assessment-summary';
import { LeadLine } from './lead-line';
import { ConsultationNotes } from './notes/consultation-notes';

/** What a student did on Flyleaf, what to talk about next, and what was noted about earlier talks. */
export const InsightsTab = ({ userId }: { userId: string }) => {
  const { data: insights, ...query } = useQuery(readStudentInsightsOptions({ path: { userId } }));
  const waiting = useSkeletonVisible(query.isPending);

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {waiting && <Skeleton className="h-100 w-full" />}
        {query.isError && !insights && (
          <ErrorState
            title="We couldn’t load the activity"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            Nothing is lost. Check the connection and try again.
          </ErrorState>
        )}
        {insights && (
          <>
            {insights.lead && <LeadLine lead={insights.lead} />}
            <AccountFacts account={insights.account} />
            <ActivityCharts weeks={insights.weeks} activity={insights.activity} />
            <AssessmentSummary assessment={insights.assessment} />
          </>
        )}
      </div>
      <ConsultationNotes userId={userId} />
    </div>
  );
};

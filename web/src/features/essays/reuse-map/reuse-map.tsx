import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { AskForm } from './ask-form';
import { AskedList } from './asked-list';
import { PlanSummary } from './plan-summary';
import { PlannedEssayCard } from './planned-essay-card';
import { usePlan } from './use-plan';

/** What the student is asked to write, and the fewest essays that answer it. */
export const ReuseMap = () => {
  const { data: plan, isPending, isError, isFetching, refetch } = usePlan();
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <WaitingPlan />;
  if (!plan)
    return isError ? (
      <ErrorState title="Failed to Load Your Plan" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you added is safe. Try again in a moment.
      </ErrorState>
    ) : null;

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-labelledby="asked" className="grid gap-4 rounded-lg border bg-card px-4 py-4 md:px-5">
        <h2 id="asked" className="text-section">
          What you’re asked to write
        </h2>
        <AskForm />
        <AskedList asked={plan.asked} />
      </section>
      <section aria-labelledby="essays" className="grid gap-4">
        <h2 id="essays" className="sr-only">
          Essays to write
        </h2>
        {plan.asked.length === 0 ? (
          <EmptyState title="No Prompts Yet">
            Add what each college asks for, and see how few essays answer all of it.
          </EmptyState>
        ) : (
          <>
            <PlanSummary plan={plan} />
            {plan.essays.map((essay) => (
              <PlannedEssayCard
                key={essay.uses.map(({ promptId, askedBy }) => [promptId, ...askedBy]).join()}
                essay={essay}
              />
            ))}
          </>
        )}
      </section>
    </div>
  );
};

const WaitingPlan = () => (
  <div aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <span role="status" className="sr-only">
      Loading your plan
    </span>
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
  </div>
);

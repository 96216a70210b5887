import { Link } from 'react-router-dom';
import { type SeasonPlan } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Doubts } from './doubts';
import { HoursForm } from './hours-form';
import { HowWeCount } from './how-we-count';
import { NotFitting } from './not-fitting';
import { hoursInWords } from './season-words';
import { useSeasonPlan } from './use-season-plan';
import { Reuses } from './ways-out/reuses';
import { WeekList } from './week-list';
import { WeekBars } from './week-bars';

/** What to do on which day, or why it does not fit and what would help. */
export const SeasonPlanScreen = () => {
  const { data: plan, isPending, isError, isFetching, refetch } = useSeasonPlan();
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (!plan)
    return isError ? (
      <ErrorState title="Your plan didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Your hours and applications are safe. Try again in a moment.
      </ErrorState>
    ) : null;
  if (!plan.hasApplications && plan.weeks.every(({ days }) => days.length === 0)) return <NothingToPlan />;

  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-1">
      <div className="grid grid-cols-1 gap-7">
        {plan.proof === null ? <Fits plan={plan} /> : <NotFitting plan={plan} proof={plan.proof} />}
        <Reuses reuses={plan.reuses} />
        <WeekList weeks={plan.weeks} leavesOut={plan.leftOut.length > 0} />
      </div>
      <div className="grid grid-cols-1 gap-7">
        <HoursForm key={JSON.stringify(plan.settings)} settings={plan.settings} />
        <WeekBars weeks={plan.weeks} />
        <Doubts plan={plan} />
        <HowWeCount lines={plan.counting} />
      </div>
    </div>
  );
};

const Fits = ({ plan: { hours, weeks, leftOut } }: { plan: SeasonPlan }) => (
  <p role="status" className="max-w-[42em] text-pretty">
    {hours === 0
      ? nothingInWords(leftOut.length)
      : `It fits: ${hoursInWords(hours)} of work over ${weeks.length === 1 ? 'this week' : `${weeks.length} weeks`}, with everything done before it’s due.`}
  </p>
);

/** Work without a day to come is not done: it only can't be planned. */
const nothingInWords = (leftOut: number) => {
  if (leftOut === 0) return 'Nothing is left to plan right now.';
  return leftOut === 1
    ? 'We can’t plan yet: what’s left has no upcoming date. Add one under “Not in the plan”, and we’ll plan the work for it.'
    : `We can’t plan yet: ${String(leftOut)} things have no upcoming date. Add dates under “Not in the plan”, and we’ll plan the work for them.`;
};

const NothingToPlan = () => (
  <EmptyState
    title="Nothing to Plan Yet"
    action={
      <Button asChild>
        <Link to="/applications">Go to Applications</Link>
      </Button>
    }
  >
    Start an application, and you’ll see here what to do each week.
  </EmptyState>
);

const Waiting = () => (
  <div aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <span role="status" className="sr-only">
      Loading your plan
    </span>
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
  </div>
);

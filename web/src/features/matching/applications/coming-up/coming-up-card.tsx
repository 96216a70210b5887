import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useStudentStats } from '../../dashboard/use-student-stats';
import { MonthList } from '../month/month-list';
import { today } from '../shared/day-words';
import { comingUp } from './coming-up';

/** The next dates of all applications, on the dashboard. Not drawn before the first application. */
export const ComingUp = () => {
  const started = useStudentStats().data?.applicationsStarted ?? 0;
  return started === 0 ? null : (
    <section
      aria-labelledby="next-dates"
      className="grid gap-3.5 rounded-lg border bg-card p-4.5 shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="next-dates" className="flex items-center gap-2 text-title">
          <CalendarClock aria-hidden className="size-5 text-muted-foreground" />
          Next dates
        </h2>
        <Link to="/applications?view=month" className="link inline-flex min-h-8 items-center">
          See all dates
        </Link>
      </div>
      <NextDates />
    </section>
  );
};

const NextDates = () => {
  const { data, isPending, isError, isFetching, refetch } = useQuery(listApplicationsOptions());
  const waiting = useSkeletonVisible(isPending);

  if (data) return <Dates applications={data} />;
  if (isError)
    return (
      <ErrorState title="Your dates didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        They are safe. Try again in a moment.
      </ErrorState>
    );
  return <Skeleton className={waiting ? 'h-40' : 'invisible h-40'} />;
};

const Dates = ({ applications }: { applications: readonly Application[] }) => {
  const entries = comingUp(applications, today());
  return entries.length === 0 ? (
    <p className="text-pretty text-muted-foreground">
      No dates ahead. If an application has no date yet, look it up on the college’s page and add it.
    </p>
  ) : (
    <MonthList entries={entries} today={today()} />
  );
};

import { type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type Period, useStudentStats } from '../use-student-stats';

/** What the student has done so far; views are counted over the period. */
export const AnalyticsFigures = ({ period }: { period: Period }) => {
  const { data, isPending, isError, isFetching, refetch } = useStudentStats(period);
  const waiting = useSkeletonVisible(isPending);

  if (isError && !data) {
    return (
      <p role="alert" className="border-y px-5 py-4 text-muted-foreground">
        We couldn’t load your figures.{' '}
        <button type="button" disabled={isFetching} onClick={() => void refetch()} className="link min-h-6">
          Retry
        </button>
      </p>
    );
  }

  return (
    <dl className="grid grid-cols-2 border-y md:grid-cols-4">
      <Figure label="Colleges Viewed" waiting={waiting}>
        {data?.collegesViewed}
      </Figure>
      <Figure label="Applications Started" waiting={waiting}>
        {data?.applicationsStarted}
      </Figure>
      <Figure label="Avg. Match Score" waiting={waiting}>
        {data && (data.averageMatchScore === null ? 'None yet' : `${data.averageMatchScore}%`)}
      </Figure>
      <Figure label="AI Interactions" waiting={waiting}>
        {data?.aiInteractions}
      </Figure>
    </dl>
  );
};

type FigureProps = { label: string; waiting: boolean; children: ReactNode };

const Figure = ({ label, waiting, children }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end px-4 py-3.5 not-first:border-l max-md:odd:border-l-0 max-md:nth-[n+3]:border-t md:px-5 md:py-4">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="font-display text-[1.625rem] leading-7.5 font-[650] tracking-[-0.02em] tabular-nums">
      {waiting ? <Skeleton className="h-7.5 w-14" /> : children}
    </dd>
  </div>
);

import { Signpost } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type NextBestStep } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { BestFits } from './best-fits';
import { Step, Words } from './step';
import { useNextBestStep } from './use-next-best-step';

/** The missing answer that would help most, what it would change, and a link to it. */
export const NextStepCard = () => {
  const { data, isPending, isError, isFetching, refetch } = useNextBestStep();
  const waiting = useSkeletonVisible(isPending);

  return (
    <section aria-labelledby="next-best-step" className="rounded-lg border bg-card shadow-card">
      <div className="flex items-center gap-3 border-b px-4.5 py-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-[11px] bg-brand text-brand-foreground">
          <Signpost aria-hidden className="size-5" />
        </span>
        <div>
          <h2 id="next-best-step" className="text-title">
            Next best step
          </h2>
          {/* Reserves two lines on a phone. */}
          <p className="min-h-9 text-small text-muted-foreground md:min-h-0">
            {!waiting && data ? lookedAt(data) : 'Calculated for you'}
          </p>
        </div>
      </div>
      <div className="grid gap-5 p-4.5 md:p-6">
        {waiting ? (
          <StepSkeleton />
        ) : data ? (
          <>
            <Step all={data} />
            {data.basedOn === 'list' && <BestFits />}
            <MadeOf />
          </>
        ) : (
          isError && (
            <ErrorState
              title="No step to show right now"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              We couldn’t find out what would help most. Your answers are safe. Try again.
            </ErrorState>
          )
        )}
      </div>
    </section>
  );
};

const lookedAt = ({ basedOn, collegesLookedAt }: NextBestStep) =>
  basedOn === 'list'
    ? `Based on the ${collegesLookedAt} colleges on your balanced list`
    : `Based on ${collegesLookedAt.toLocaleString('en-US')} colleges that could be on your list`;

const MadeOf = () => (
  <p className="text-small text-muted-foreground">
    Ranges show how sure we can be, not how good you are.{' '}
    <Link to="/how-chances-work" className="link">
      How chances work
    </Link>
  </p>
);

const StepSkeleton = () => (
  <div className="grid gap-5">
    <div role="status" className="animate-late">
      <Words>
        We’re trying each answer you haven’t given yet at the colleges that fit you, to see which would tell
        us the most about your chances. Your results will appear here.
      </Words>
    </div>
    <Skeleton className="h-42 rounded-[12px]" />
    <Skeleton className="h-10 w-56 rounded-md" />
    <Skeleton className="h-15" />
  </div>
);

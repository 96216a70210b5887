import { useQuery } from '@tanstack/react-query';
import { listStudentPredictionsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { GROUPS, shortfallWords } from './groups';
import { PredictionGroup } from './prediction-group';

/** The stored recommendations against a balanced list of 5, 10 and 5. */
export const Predictions = ({ userId }: { userId: string }) => {
  const { data: predictions, ...query } = useQuery(listStudentPredictionsOptions({ path: { userId } }));
  const waiting = useSkeletonVisible(query.isPending);

  return (
    <section aria-labelledby="predictions" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="predictions" className="text-section">
          Predicted colleges
        </h2>
        <p className="text-hint text-muted-foreground">
          Reach 0–25%, Target 25–75%, Likely 75–100%, by the estimate. A college above 75% that isn’t a safe
          choice for this student stays with the targets.
        </p>
      </div>
      {waiting && <Skeleton className="h-80 w-full" />}
      {query.isError && !predictions && (
        <ErrorState
          title="We couldn’t load the predictions"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {predictions && (
        <>
          <p>{shortfallWords(predictions) ?? 'A balanced list: 5 reach, 10 target, 5 likely.'}</p>
          <div className="grid items-start gap-4 lg:grid-cols-3">
            {GROUPS.map((group) => (
              <PredictionGroup key={group.category} group={group} predictions={predictions} />
            ))}
          </div>
        </>
      )}
    </section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminPrediction } from '@/api';
import { countStudentPredictionsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { OpenedNotice } from '../student/opened-notice';
import { GROUPS, shortfallWords } from './groups';
import { HiddenChances } from './hidden-chances';
import { PredictedCounts } from './predicted-counts';
import { PredictionGroup } from './prediction-group';

/** The stored recommendations against a balanced list of 5, 10 and 5: counted, and college by college with a reason. */
export const Predictions = ({ userId }: { userId: string }) => {
  const { data: counts, ...query } = useQuery(countStudentPredictionsOptions({ path: { userId } }));
  const waiting = useSkeletonVisible(query.isPending);
  const [opened, setOpened] = useState<AdminPrediction[]>();

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
      {query.isError && !counts && (
        <ErrorState
          title="We couldn’t load the predictions"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {counts && (
        <>
          <p>{shortfallWords(counts) ?? 'A balanced list: 5 reach, 10 target, 5 likely.'}</p>
          {opened ? <Opened predictions={opened} /> : <PredictedCounts counts={counts} />}
          {!opened && counts.reach + counts.target + counts.safety > 0 && (
            <HiddenChances userId={userId} onOpened={setOpened} />
          )}
        </>
      )}
    </section>
  );
};

const Opened = ({ predictions }: { predictions: readonly AdminPrediction[] }) => (
  <>
    <OpenedNotice />
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {GROUPS.map((group) => (
        <PredictionGroup key={group.category} group={group} predictions={predictions} />
      ))}
    </div>
  </>
);

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type EssayHistoryLine } from '@/api';
import { listEssayVersionsOptions } from '@/api/queries/essays.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { DownloadRecord } from '../authorship/download-record';
import { EssayNotFound } from '../essay-not-found';
import { BesideChoice } from './beside-choice';
import { type Chosen, comparedIn } from './compared';
import { Comparison } from './comparison';
import { ScoreLine } from './score-line';
import { VersionList } from './version-list';

type HistoryScreenProps = { essayId: string; chosen: Chosen | null; onChoose: (chosen: Chosen) => void };

/** Every text the essay has had, and what changed between two of them. */
export const HistoryScreen = ({ essayId, ...choice }: HistoryScreenProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    listEssayVersionsOptions({ path: { id: essayId } }),
  );
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (data) return <History essayId={essayId} history={data} {...choice} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <EssayNotFound />;
  return (
    <ErrorState title="The versions didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
      Every version is safe. Try again in a moment.
    </ErrorState>
  );
};

type HistoryProps = HistoryScreenProps & { history: readonly EssayHistoryLine[] };

const History = ({ essayId, history, chosen, onChoose }: HistoryProps) => {
  const compared = comparedIn(history, chosen);
  const heading = useRef<HTMLHeadingElement>(null);

  const compare = (versionNumber: number) => {
    onChoose({ versionNumber, beside: chosen?.beside ?? 'newest' });
    heading.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <ScoreLine history={history} />
        <VersionList essayId={essayId} history={history} compared={compared} onCompare={compare} />
        <div className="justify-self-start">
          <DownloadRecord essayId={essayId} history={history} />
        </div>
      </div>
      <section
        aria-labelledby="comparison"
        className="grid gap-4 rounded-lg border bg-card px-4 py-5 shadow-card md:px-7"
      >
        <h2 ref={heading} id="comparison" tabIndex={-1} className="text-section outline-none">
          {compared === null
            ? 'Nothing to compare yet'
            : `Version ${compared.before.versionNumber} and version ${compared.after.versionNumber}`}
        </h2>
        {compared === null ? (
          <p className="text-muted-foreground">
            Each save that changes your text becomes a version. From the second one on you see here what
            changed.
          </p>
        ) : (
          <>
            <BesideChoice history={history} chosen={chosen} onChoose={onChoose} />
            <Comparison essayId={essayId} compared={compared} />
          </>
        )}
      </section>
    </div>
  );
};

const Waiting = () => (
  <div aria-busy className="grid gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
    <span role="status" className="sr-only">
      Loading the versions
    </span>
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

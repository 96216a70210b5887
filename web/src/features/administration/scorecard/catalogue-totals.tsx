import { useQuery } from '@tanstack/react-query';
import { type ImportStatus, type ListScorecardCollegesData } from '@/api';
import { listScorecardCollegesOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { count } from '@/lib/words/figures';
import { releaseDay } from '@/lib/words/release-day';
import { momentWords } from './imports/import-words';
import { useImportStatus } from './imports/use-import-status';

type Query = NonNullable<ListScorecardCollegesData['query']>;

const useTotal = (narrowed: Query) => {
  const query = { ...narrowed, certificates: 'true', pageSize: 1 } as const;
  return useQuery({ ...listScorecardCollegesOptions({ query }), select: ({ total }) => count(total) });
};

export const CatalogueTotals = () => {
  const status = useImportStatus();
  const publicOnes = useTotal({ ownership: '1' });
  const privateOnes = useTotal({ ownership: '2' });
  const all = [status, publicOnes, privateOnes];
  const { data } = status;

  if (all.some(({ isError, isRefetchError }) => isError && !isRefetchError))
    return (
      <ErrorState
        title="We couldn’t load the college totals"
        retrying={all.some(({ isFetching }) => isFetching)}
        onRetry={() => all.forEach((each) => void each.refetch())}
      >
        They’ll appear here when it responds.
      </ErrorState>
    );

  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      <Total of="In the database" note={data && inWhole(data)}>
        {data && count(data.totalInDatabase)}
      </Total>
      <Total of="Expected in total">{data && count(data.estimatedTotalColleges)}</Total>
      <Total of="Complete">{data && `${data.completionPercentage}%`}</Total>
      <Total of="Data release">
        {data && (data.dataRelease ? releaseDay(data.dataRelease) : 'None loaded')}
      </Total>
      <Total of="Public" note="Open colleges">
        {publicOnes.data}
      </Total>
      <Total of="Private" note="Open colleges">
        {privateOnes.data}
      </Total>
      <Total of="Last import">
        {data && (data.lastImportDate ? momentWords(data.lastImportDate) : 'None yet')}
      </Total>
      <Total of="Next refresh">
        {data && (data.nextRefreshAt ? momentWords(data.nextRefreshAt) : 'Not scheduled')}
      </Total>
    </dl>
  );
};

/** Closed colleges stay for whoever saved them, and are in no list. */
const inWhole = ({ totalInDatabase, closedInDatabase }: ImportStatus) =>
  `${count(totalInDatabase - closedInDatabase)} open, ${count(closedInDatabase)} closed`;

type TotalProps = { of: string; note?: string | undefined; children: string | undefined };

const Total = ({ of, note, children }: TotalProps) => (
  <div className="rounded-lg border bg-card px-4.5 py-4 shadow-card">
    <dt className="text-hint text-muted-foreground">{of}</dt>
    <dd className="mt-1 font-display text-title font-[650] tabular-nums md:text-section">
      {children ?? <Skeleton className="h-7 w-20" />}
    </dd>
    {note !== undefined && <dd className="text-hint text-muted-foreground tabular-nums">{note}</dd>}
  </div>
);

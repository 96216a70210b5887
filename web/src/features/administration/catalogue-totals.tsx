import { useQuery } from '@tanstack/react-query';
import { type ListScorecardCollegesData } from '@/api';
import { listScorecardCollegesOptions } from '@/api/queries/college-catalogue.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { releaseDay } from '@/lib/words/release-day';

type Query = NonNullable<ListScorecardCollegesData['query']>;

const useFound = (narrowed: Query) =>
  useQuery(listScorecardCollegesOptions({ query: { ...narrowed, pageSize: 1 } }));

export const CatalogueTotals = () => {
  const all = useFound({});
  const publicOnes = useFound({ ownership: '1' });
  const privateOnes = useFound({ ownership: '2' });
  const counts = [all, publicOnes, privateOnes];
  const release = all.data?.colleges[0]?.dataRelease;

  if (counts.some(({ isError }) => isError))
    return (
      <ErrorState
        title="We couldn’t load the college totals"
        retrying={counts.some(({ isFetching }) => isFetching)}
        onRetry={() => counts.forEach((count) => void count.refetch())}
      >
        They’ll appear here when it responds.
      </ErrorState>
    );

  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      <Total of="Colleges">{all.data?.total.toLocaleString('en-US')}</Total>
      <Total of="Public">{publicOnes.data?.total.toLocaleString('en-US')}</Total>
      <Total of="Private">{privateOnes.data?.total.toLocaleString('en-US')}</Total>
      <Total of="Data release">{all.data && (release ? releaseDay(release) : 'None loaded')}</Total>
    </dl>
  );
};

const Total = ({ of, children }: { of: string; children: string | undefined }) => (
  <div className="rounded-lg border bg-card px-4.5 py-4 shadow-card">
    <dt className="text-hint text-muted-foreground">{of}</dt>
    <dd className="mt-1 font-display text-section font-[650] tabular-nums md:text-page-phone">
      {children ?? <Skeleton className="h-7.5 w-20" />}
    </dd>
  </div>
);

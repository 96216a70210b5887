import { useQuery } from '@tanstack/react-query';
import { type CatalogueRelease } from '@/api';
import { showCatalogueReleaseOptions } from '@/api/queries/college-catalogue.gen';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { releaseDay } from '@/lib/words/release-day';
import { Fact } from './guide';

export const CatalogRelease = () => {
  const { data, isError, refetch } = useQuery(showCatalogueReleaseOptions());
  const show = (words: (release: CatalogueRelease) => string) =>
    data ? (
      words(data)
    ) : isError ? (
      <NotNow onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-5 w-40" />
    );

  return (
    <>
      <Fact term="Release">
        {show(({ releasedOn }) => (releasedOn === null ? 'None yet' : releaseDay(releasedOn)))}
      </Fact>
      <Fact term="Colleges in Flyleaf">{show(collegesHere)}</Fact>
    </>
  );
};

const collegesHere = ({ colleges, imported }: CatalogueRelease) => {
  const all = colleges.toLocaleString('en-US');
  const starter = (colleges - imported).toLocaleString('en-US');
  if (imported === 0)
    return `${all}, chosen by a fixed rule: every college with more than 20,000 applicants, the hardest to get into, and some of each kind from every state and DC.`;
  if (imported >= colleges) return `${all}: every operating college of the federal data we imported.`;
  return `${all}. ${imported.toLocaleString('en-US')} were imported from the federal data; ${starter} came with Flyleaf, chosen by a fixed rule.`;
};

const NotNow = ({ onRetry }: { onRetry: () => void }) => (
  <>
    We couldn’t load this.{' '}
    <button type="button" className="link min-h-6" onClick={onRetry}>
      Try again
    </button>
  </>
);

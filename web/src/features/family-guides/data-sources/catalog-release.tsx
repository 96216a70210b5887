import { useQuery } from '@tanstack/react-query';
import { type CatalogueRelease } from '@/api';
import { showCatalogueReleaseOptions } from '@/api/queries/college-catalogue.gen';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { count } from '@/lib/words/figures';
import { Fact } from '../guide';
import { type Words } from './words';

type ReleaseWords = Words['release'];

export const CatalogRelease = ({ words }: { words: ReleaseWords }) => {
  const { data, isError, refetch } = useQuery(showCatalogueReleaseOptions());
  const show = (said: (release: CatalogueRelease) => string) =>
    data ? (
      said(data)
    ) : isError ? (
      <NotNow words={words} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-5 w-40" />
    );

  return (
    <>
      <Fact term={words.release}>
        {show(({ releasedOn }) => (releasedOn === null ? words.none : words.day(releasedOn)))}
      </Fact>
      <Fact term={words.here}>{show((release) => collegesHere(release, words))}</Fact>
    </>
  );
};

const collegesHere = ({ colleges, imported }: CatalogueRelease, words: ReleaseWords) => {
  if (imported === 0) return words.starter(count(colleges));
  if (imported >= colleges) return words.every(count(colleges));
  return words.some(count(colleges), count(imported), count(colleges - imported));
};

const NotNow = ({ words, onRetry }: { words: ReleaseWords; onRetry: () => void }) => (
  <>
    {words.failed}{' '}
    <button type="button" className="link min-h-6" onClick={onRetry}>
      {words.tryAgain}
    </button>
  </>
);

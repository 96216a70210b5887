import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getEssayVersionOptions } from '@/api/queries/essays.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { type Compared } from './compared';
import { DifferenceView } from './difference-view';
import { textDifference } from './text-difference';
import { versionTitle } from './version-words';

type ComparisonProps = { essayId: string; compared: Compared };

/** Two versions of the text, with what came and what went. */
export const Comparison = ({ essayId, compared: { before, after } }: ComparisonProps) => {
  const [old, now] = useQueries({
    queries: [before, after].map(({ versionNumber }) =>
      getEssayVersionOptions({ path: { id: essayId, versionNumber } }),
    ),
  });
  const texts = useMemo(
    () => (old?.data && now?.data ? textDifference(old.data.content, now.data.content) : null),
    [old?.data, now?.data],
  );
  const retry = () => {
    void old?.refetch();
    void now?.refetch();
  };

  if (texts)
    return (
      <>
        <p role="status" className="text-muted-foreground">
          {changesInWords(texts)}
        </p>
        <DifferenceView difference={texts} before={versionTitle(before)} after={versionTitle(after)} />
      </>
    );
  if (old?.isError === true || now?.isError === true)
    return (
      <ErrorState title="The texts didn’t load" onRetry={retry} retrying={old?.isFetching || now?.isFetching}>
        Every version is safe. Try again in a moment.
      </ErrorState>
    );
  return <Skeleton className="h-96 rounded-lg" />;
};

const changesInWords = ({ added, removed }: { added: number; removed: number }) => {
  if (added + removed === 0) return 'Both versions have the same words.';
  return `${countOf(added)} added, ${countOf(removed)} taken out.`;
};

const countOf = (words: number) => (words === 1 ? '1 word' : `${words} words`);

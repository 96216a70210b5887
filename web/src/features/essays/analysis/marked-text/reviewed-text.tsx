import { useQuery } from '@tanstack/react-query';
import { type Essay, type LatestReview } from '@/api';
import { getEssayVersionOptions } from '@/api/queries/essays.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { LineByLine } from './line-by-line';

type ReviewedTextProps = { essay: Essay; review: LatestReview };

/** The text that was read, which may be an earlier version, with the comments on it. */
export const ReviewedText = ({ essay, review }: ReviewedTextProps) =>
  review.versionNumber === essay.latestVersionNumber ? (
    <LineByLine text={essay.content} comments={review.lineComments} />
  ) : (
    <EarlierText essayId={essay.id} review={review} />
  );

const EarlierText = ({ essayId, review }: { essayId: string; review: LatestReview }) => {
  const path = { id: essayId, versionNumber: review.versionNumber };
  const { data, isPending, isFetching, refetch } = useQuery(getEssayVersionOptions({ path }));

  if (data) return <LineByLine text={data.content} comments={review.lineComments} />;
  if (isPending) return <Skeleton className="m-7 h-96" />;
  return (
    <div className="border-t px-4 md:px-7">
      <ErrorState title="The comments didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        They’re in the version that was read. Try again in a moment.
      </ErrorState>
    </div>
  );
};

import { type ReactNode } from 'react';
import { type EssayComment } from '@/api';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { CommentList } from './comment-list';
import { useComments } from './use-comments';
import { english } from './words';

/** What counselors say about an essay, for the student to read. */
export const CommentsTab = ({ essayId }: { essayId: string }) => (
  <StoredComments
    essayId={essayId}
    none={
      <div className="rounded-lg border bg-card shadow-card">
        <EmptyState title="No comments yet">
          Your counselor will provide feedback once they review your essay.
        </EmptyState>
      </div>
    }
  />
);

type StoredCommentsProps = {
  essayId: string;
  /** Instead of an empty list. */
  none: ReactNode;
  card?: (comment: EssayComment) => ReactNode;
};

export const StoredComments = ({ essayId, none, card }: StoredCommentsProps) => {
  const { data: comments, isPending, isFetching, refetch } = useComments(essayId);
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (!comments)
    return (
      <ErrorState title="The comments didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Nothing is lost. Try again in a moment.
      </ErrorState>
    );
  return comments.length === 0 ? none : <CommentList comments={comments} words={english} card={card} />;
};

const Waiting = () => (
  <div aria-busy className="grid gap-4">
    <span role="status" className="sr-only">
      Loading comments
    </span>
    <Skeleton className="h-28 rounded-lg" />
    <Skeleton className="h-28 rounded-lg" />
  </div>
);

import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { AddComment } from './add-comment';
import { CommentCard } from './comment-card';
import { useComments } from './use-comments';

type CommentsTabProps = {
  essayId: string;
  /** For admins who opened the essay: they write, change and delete. Students read. */
  canWrite?: boolean;
};

/** What counselors say about an essay. */
export const CommentsTab = ({ essayId, canWrite = false }: CommentsTabProps) => (
  <div className="grid grid-cols-1 gap-4">
    <CommentList essayId={essayId} canWrite={canWrite} />
    {canWrite && <AddComment essayId={essayId} />}
  </div>
);

const CommentList = ({ essayId, canWrite }: Required<CommentsTabProps>) => {
  const { data: comments, isPending, isFetching, refetch } = useComments(essayId);
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <Waiting />;
  if (!comments)
    return (
      <ErrorState title="The comments didn’t load" onRetry={() => void refetch()} retrying={isFetching}>
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  if (comments.length === 0) return <NoComments canWrite={canWrite} />;
  return (
    <ul aria-label="Comments" className="grid gap-4">
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentCard essayId={essayId} comment={comment} canChange={canWrite} />
        </li>
      ))}
    </ul>
  );
};

const NoComments = ({ canWrite }: { canWrite: boolean }) =>
  canWrite ? (
    <p className="text-muted-foreground">No comments yet.</p>
  ) : (
    <div className="rounded-lg border bg-card shadow-card">
      <EmptyState title="No comments yet">
        Your counselor will provide feedback once they review your essay.
      </EmptyState>
    </div>
  );

const Waiting = () => (
  <div aria-busy className="grid gap-4">
    <span role="status" className="sr-only">
      Loading comments
    </span>
    <Skeleton className="h-28 rounded-lg" />
    <Skeleton className="h-28 rounded-lg" />
  </div>
);

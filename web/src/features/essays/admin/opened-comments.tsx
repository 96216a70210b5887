import { AddComment } from '../comments/add-comment';
import { StoredComments } from '../comments/comments-tab';
import { WrittenComment } from '../comments/written-comment';
import { english } from '../comments/writing-words';
import { adminCommentCalls } from './comment-calls';

/** For admins who opened the essay: they write, change and delete. */
export const OpenedComments = ({ essayId }: { essayId: string }) => {
  const by = { calls: adminCommentCalls(essayId), words: english };

  return (
    <div className="grid grid-cols-1 gap-4">
      <StoredComments
        essayId={essayId}
        none={<p className="text-muted-foreground">{english.none}</p>}
        card={(comment) => <WrittenComment comment={comment} {...by} />}
      />
      <AddComment {...by} />
    </div>
  );
};

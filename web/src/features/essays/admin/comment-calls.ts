import { addEssayComment, removeEssayComment, reviseEssayComment } from '@/api/calls/essays.gen';
import { listEssayCommentsQueryKey } from '@/api/@tanstack/react-query.gen';
import { type CommentCalls } from '../comments/commenting';

/** Of an admin on an essay that was opened. */
export const adminCommentCalls = (id: string): CommentCalls => ({
  add: (body) => addEssayComment({ path: { id }, body, throwOnError: true }),
  revise: ({ commentId, comment }) =>
    reviseEssayComment({ path: { id, commentId }, body: { comment }, throwOnError: true }),
  remove: (commentId) => removeEssayComment({ path: { id, commentId }, throwOnError: true }),
  queryKey: listEssayCommentsQueryKey({ path: { id } }),
});

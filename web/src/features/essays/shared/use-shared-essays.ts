import { useQuery } from '@tanstack/react-query';
import { getSharedEssayQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  addSharedEssayComment,
  removeSharedEssayComment,
  reviseSharedEssayComment,
} from '@/api/calls/family.gen';
import { getSharedEssayOptions, listSharedEssaysOptions } from '@/api/queries/family.gen';
import { ApiError } from '@/lib/api/api-error';
import { type CommentCalls } from '../comments/commenting';

const LOOK_AGAIN_MS = 30_000;

/** It was never shared, isn’t anymore, or there is no such essay. */
export const isClosed = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** An open page notices when the student changes the text or stops sharing. Nothing is kept after it was left. */
const whileOpen = {
  gcTime: 0,
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    isClosed(state.error) ? false : LOOK_AGAIN_MS,
  refetchOnWindowFocus: 'always',
} as const;

export const useSharedEssays = (studentId: string) =>
  useQuery({ ...listSharedEssaysOptions({ path: { studentId } }), ...whileOpen });

export type SharedEssayPath = { studentId: string; essayId: string };

export const useSharedEssay = (path: SharedEssayPath) =>
  useQuery({ ...getSharedEssayOptions({ path }), ...whileOpen });

/** Of a counselor. */
export const counselorCommentCalls = (path: SharedEssayPath): CommentCalls => ({
  add: (body) => addSharedEssayComment({ path, body, throwOnError: true }),
  revise: ({ commentId, comment }) =>
    reviseSharedEssayComment({ path: { ...path, commentId }, body: { comment }, throwOnError: true }),
  remove: (commentId) => removeSharedEssayComment({ path: { ...path, commentId }, throwOnError: true }),
  queryKey: getSharedEssayQueryKey({ path }),
});

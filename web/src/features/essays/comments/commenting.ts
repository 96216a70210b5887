import { type QueryKey } from '@tanstack/react-query';
import { type AddCommentRequest } from '@/api';
import { type WritingWords } from './writing-words';

/** How comments are changed on one essay, by whoever reads it. */
export type CommentCalls = {
  add: (comment: AddCommentRequest) => Promise<unknown>;
  revise: (change: { commentId: string; comment: string }) => Promise<unknown>;
  remove: (commentId: string) => Promise<unknown>;
  /** What is read again afterwards. */
  queryKey: QueryKey;
};

/** Someone who comments: with their calls, in their language. */
export type Commenting = { calls: CommentCalls; words: WritingWords };

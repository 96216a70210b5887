import { type CounselorComment } from './counselor-comment.js';

export abstract class CounselorCommentRepository {
  abstract add(comment: CounselorComment): void;

  /** @throws CommentNotFound also for a comment on another essay. */
  abstract on(essayId: string, commentId: string): Promise<CounselorComment>;

  abstract remove(comment: CounselorComment): void;
}

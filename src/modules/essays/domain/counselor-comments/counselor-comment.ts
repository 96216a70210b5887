import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { EssayCommented } from './counselor-comment.events.js';
import { CommentIsEmpty } from './counselor-comment.errors.js';

export const COMMENT_TYPES = ['feedback', 'suggestion', 'question'] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];

/** The screen counts to 1000 without a limit; this one only keeps a page from being pasted in. */
export const MOST_COMMENT_CHARACTERS = 10_000;

interface NewComment {
  id: string;
  essayId: string;
  /** Whose essay it is. */
  studentId: string;
  authorId: string;
  comment: string;
  /** For the student and the people who run Flyleaf only; else also for adults the student linked. */
  isPrivate: boolean;
  commentType: CommentType;
  now: Date;
}

/** What a counselor says about an essay. */
export class CounselorComment extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly essayId: string,
    readonly adminId: string | null,
    private comment: string,
    private readonly isPrivate: boolean,
    private readonly commentType: CommentType,
    private readonly createdAt: Date,
    private updatedAt: Date,
  ) {
    super();
  }

  /** @throws CommentIsEmpty */
  static write({ id, essayId, studentId, authorId, comment, isPrivate, commentType, now }: NewComment) {
    const words = notEmpty(comment);
    const written = new CounselorComment(id, essayId, authorId, words, isPrivate, commentType, now, now);
    written.record(new EssayCommented(id, essayId, studentId));
    return written;
  }

  /** @throws CommentIsEmpty */
  revise(comment: string, now: Date): void {
    this.comment = notEmpty(comment);
    this.updatedAt = now;
  }
}

function notEmpty(comment: string): string {
  const words = comment.trim();
  if (words === '') throw new CommentIsEmpty();
  return words;
}

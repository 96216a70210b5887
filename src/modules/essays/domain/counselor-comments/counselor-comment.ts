import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { EssayCommented } from './counselor-comment.events.js';
import { type Commenter } from './commenter.js';
import { CommentIsEmpty, CommentOfAnother } from './counselor-comment.errors.js';

export const COMMENT_TYPES = ['feedback', 'suggestion', 'question'] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];

/** The screen counts to 1000 without a limit; this one only keeps a page from being pasted in. */
export const MOST_COMMENT_CHARACTERS = 10_000;

interface NewComment {
  id: string;
  essayId: string;
  /** Whose essay it is. */
  studentId: string;
  author: Commenter;
  comment: string;
  /** For the student and the people who run Flyleaf only; else also for adults this essay is shared with. */
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
    readonly counselorId: string | null,
    private comment: string,
    private readonly isPrivate: boolean,
    private readonly commentType: CommentType,
    private readonly createdAt: Date,
    private updatedAt: Date,
  ) {
    super();
  }

  /** @throws CommentIsEmpty */
  static write({ id, essayId, studentId, author, comment, isPrivate, commentType, now }: NewComment) {
    const words = notEmpty(comment);
    const [adminId, counselorId] = author.role === 'admin' ? [author.userId, null] : [null, author.userId];
    const written = new CounselorComment(
      id,
      essayId,
      adminId,
      counselorId,
      words,
      isPrivate,
      commentType,
      now,
      now,
    );
    written.record(new EssayCommented(id, essayId, studentId));
    return written;
  }

  /** @throws CommentOfAnother @throws CommentIsEmpty */
  revise(comment: string, by: Commenter, now: Date): void {
    this.requireAuthor(by);
    this.comment = notEmpty(comment);
    this.updatedAt = now;
  }

  /** Admins delete what must not stand; nobody else deletes another’s words. @throws CommentOfAnother */
  requireRemovableBy(by: Commenter): void {
    if (by.role !== 'admin') this.requireAuthor(by);
  }

  /** Admins write as one. */
  private requireAuthor({ role, userId }: Commenter): void {
    const isAuthor = role === 'admin' ? this.counselorId === null : this.counselorId === userId;
    if (!isAuthor) throw new CommentOfAnother();
  }
}

function notEmpty(comment: string): string {
  const words = comment.trim();
  if (words === '') throw new CommentIsEmpty();
  return words;
}

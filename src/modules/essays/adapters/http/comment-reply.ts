import { Injectable } from '@nestjs/common';
import { CommentNotFound } from '../../domain/counselor-comments/counselor-comment.errors.js';
import { type CommentRow, EssayCommentsReadModel } from '../read-models/essay-comments.read-model.js';

interface Reader {
  role: string;
  userId: string;
}

/** Whoever reads them, the person who wrote them stays unnamed. */
const AUTHOR = 'Counselor';

/** A comment, with what its reader may do to it. */
export const commentReply = ({ counselorId, ...row }: CommentRow, { role, userId }: Reader) => {
  const isByReader = role === 'admin' ? counselorId === null : counselorId === userId;
  return {
    ...row,
    author: AUTHOR,
    canEdit: isByReader,
    canDelete: isByReader || role === 'admin',
  };
};

@Injectable()
export class CommentReply {
  constructor(private readonly comments: EssayCommentsReadModel) {}

  /** @throws CommentNotFound */
  async of(essayId: string, commentId: string, reader: Reader) {
    const row = await this.comments.one(essayId, commentId);
    if (row === null) throw new CommentNotFound();
    return commentReply(row, reader);
  }
}

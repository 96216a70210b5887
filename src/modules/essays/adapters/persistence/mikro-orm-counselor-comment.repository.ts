import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CounselorComment } from '../../domain/counselor-comments/counselor-comment.js';
import { CommentNotFound } from '../../domain/counselor-comments/counselor-comment.errors.js';
import { CounselorCommentRepository } from '../../domain/counselor-comments/counselor-comment.repository.js';

@Injectable()
export class MikroOrmCounselorCommentRepository extends CounselorCommentRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  add(comment: CounselorComment): void {
    this.entities.persist(comment);
  }

  async on(essayId: string, commentId: string): Promise<CounselorComment> {
    const comment = await this.entities.findOne(CounselorComment, { id: commentId, essayId });
    if (comment === null) throw new CommentNotFound();
    return comment;
  }

  remove(comment: CounselorComment): void {
    this.entities.remove(comment);
  }
}

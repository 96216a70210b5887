import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface CommentRow {
  id: string;
  comment: string;
  isPrivate: boolean;
  commentType: 'feedback' | 'suggestion' | 'question';
  createdAt: string;
  updatedAt: string;
}

const OF_ESSAY = `
  select id, comment, is_private as "isPrivate", comment_type as "commentType", created_at as "createdAt",
         updated_at as "updatedAt"
    from essays.essay_comments where essay_id = $1`;

const LIST = `${OF_ESSAY} order by created_at, id`;

/** What counselors said about an essay, the oldest first. */
@Injectable()
export class EssayCommentsReadModel {
  constructor(private readonly sql: Sql) {}

  of(essayId: string): Promise<CommentRow[]> {
    return this.sql.rows(LIST, [essayId]);
  }

  one(essayId: string, id: string): Promise<CommentRow | null> {
    return this.sql.row(`${OF_ESSAY} and id = $2`, [essayId, id]);
  }

  async isOwn(essayId: string, userId: string): Promise<boolean> {
    const own = 'select 1 as found from essays.essays where id = $1 and user_id = $2';
    return (await this.sql.row(own, [essayId, userId])) !== null;
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface CommentRow {
  id: string;
  comment: string;
  isPrivate: boolean;
  commentType: 'feedback' | 'suggestion' | 'question';
  /** Null for those of the people who run Flyleaf, and once the counselor’s account is gone. */
  counselorId: string | null;
  createdAt: string;
  updatedAt: string;
}

const OF_ESSAY = `
  select id, comment, is_private as "isPrivate", comment_type as "commentType", counselor_id as "counselorId",
         created_at as "createdAt", updated_at as "updatedAt"
    from essays.essay_comments where essay_id = $1`;

const IN_ORDER = 'order by created_at, id';

/** What counselors said about an essay, the oldest first. */
@Injectable()
export class EssayCommentsReadModel {
  constructor(private readonly sql: Sql) {}

  of(essayId: string): Promise<CommentRow[]> {
    return this.sql.rows(`${OF_ESSAY} ${IN_ORDER}`, [essayId]);
  }

  /** Those an adult may read to whom the essay is shared: public ones and their own. */
  for(essayId: string, adultId: string): Promise<CommentRow[]> {
    const readable = 'and (not is_private or counselor_id = $2)';
    return this.sql.rows(`${OF_ESSAY} ${readable} ${IN_ORDER}`, [essayId, adultId]);
  }

  one(essayId: string, id: string): Promise<CommentRow | null> {
    return this.sql.row(`${OF_ESSAY} and id = $2`, [essayId, id]);
  }

  async isOwn(essayId: string, userId: string): Promise<boolean> {
    const own = 'select 1 as found from essays.essays where id = $1 and user_id = $2';
    return (await this.sql.row(own, [essayId, userId])) !== null;
  }
}

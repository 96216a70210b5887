import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EssayOpenings } from '../../application/opened-essays/essay-openings.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';

const ADD = `
  insert into essays.essay_openings (essay_id, admin_id, reason, opened_at)
  values ($1::uuid, $2::uuid, $3, $4::timestamptz)`;

const HAS_OPENED = `
  select 1 as found from essays.essay_openings
   where essay_id = $1 and admin_id = $2 and opened_at > $3::timestamptz limit 1`;

@Injectable()
export class SqlEssayOpenings extends EssayOpenings {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ownerOf(essayId: string): Promise<string> {
    const essay = await this.sql.row<{ userId: string }>(
      'select user_id as "userId" from essays.essays where id = $1',
      [essayId],
    );
    if (essay === null) throw new EssayNotFound();
    return essay.userId;
  }

  async add({ essayId, adminId, reason, openedAt }: Parameters<EssayOpenings['add']>[0]): Promise<void> {
    await this.sql.rows(ADD, [essayId, adminId, reason, openedAt]);
  }

  async hasOpenedSince(essayId: string, adminId: string, since: Date): Promise<boolean> {
    return (await this.sql.row(HAS_OPENED, [essayId, adminId, since])) !== null;
  }
}

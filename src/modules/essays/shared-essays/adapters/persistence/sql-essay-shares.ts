import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type EssayShare, EssayShares } from '../../application/essay-shares.js';

const ADD = `
  insert into essays.essay_shares as known (essay_id, adult_id, linked_at, shared_at) values ($1, $2, $3, $4)
      on conflict (essay_id, adult_id) do update set linked_at = excluded.linked_at, shared_at = excluded.shared_at
   where known.linked_at <> excluded.linked_at
  returning essay_id`;
const REMOVE = 'delete from essays.essay_shares where essay_id = $1 and adult_id = $2 returning essay_id';
// The essay first, as everything that changes an essay does.
const HOLD = `
  select share.essay_id
    from essays.essay_shares share
    join essays.essays essay on essay.id = share.essay_id
   where share.essay_id = $1 and share.adult_id = $2 and share.linked_at = $3 and essay.user_id = $4
     for key share of essay
     for share of share`;
const REMOVE_ENDED = `
  delete from essays.essay_shares share
   using essays.essays essay
   where essay.id = share.essay_id and essay.user_id = $1 and share.adult_id = $2
     and share.linked_at is distinct from $3::timestamptz`;

@Injectable()
export class SqlEssayShares extends EssayShares {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add({ essayId, adultId, linkedAt }: EssayShare, now: Date): Promise<boolean> {
    return (await this.sql.row(ADD, [essayId, adultId, linkedAt, now])) !== null;
  }

  async remove(essayId: string, adultId: string): Promise<boolean> {
    return (await this.sql.row(REMOVE, [essayId, adultId])) !== null;
  }

  async hold(studentId: string, { essayId, adultId, linkedAt }: EssayShare): Promise<boolean> {
    return (await this.sql.row(HOLD, [essayId, adultId, linkedAt, studentId])) !== null;
  }

  async removeEnded(studentId: string, adultId: string, linkedAt: Date | null): Promise<void> {
    await this.sql.rows(REMOVE_ENDED, [studentId, adultId, linkedAt]);
  }
}

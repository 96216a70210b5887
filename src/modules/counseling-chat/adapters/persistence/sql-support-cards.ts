import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SupportCards } from '../../application/turn/support-cards.js';
import { type SupportCard } from '../../domain/replies/reply.js';

const COUNT = `
  insert into counseling_chat.support_cards (day, variant, count)
  values (($1::timestamptz at time zone 'UTC')::date, $2, 1)
      on conflict (day, variant) do update set count = support_cards.count + 1`;

@Injectable()
export class SqlSupportCards extends SupportCards {
  constructor(private readonly sql: Sql) {
    super();
  }

  async count(card: SupportCard, at: Date): Promise<void> {
    await this.sql.rows(COUNT, [at, card]);
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { TalkCounts } from '../../contracts/index.js';

const MESSAGES = `
  select count(*)::int as messages from counseling_chat.conversation_messages where role = 'user'`;

@Injectable()
export class SqlTalkCounts extends TalkCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async messages(): Promise<number> {
    return (await this.sql.row<{ messages: number }>(MESSAGES))?.messages ?? 0;
  }
}

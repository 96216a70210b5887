import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ChatTraces } from '../../application/turn/chat-traces.js';

/** Messages, reports and scores of a conversation are deleted with it. */
const FORGET = 'delete from counseling_chat.conversations where user_id = $1';
const FORGET_CHOICE = 'delete from counseling_chat.contact_choices where user_id = $1';

@Injectable()
export class SqlChatTraces extends ChatTraces {
  constructor(private readonly sql: Sql) {
    super();
  }

  async forget(userId: string): Promise<void> {
    await this.sql.rows(FORGET, [userId]);
    await this.sql.rows(FORGET_CHOICE, [userId]);
  }
}

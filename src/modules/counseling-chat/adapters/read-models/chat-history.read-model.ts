import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface MessageRow {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** What else was shown; a support card has only its kind. */
  metadata: { kind: string } | null;
  createdAt: string;
}

const MOST_MESSAGES = 200;

// Ids sort by time.
const NEWEST = `
  select messages.id, role, content, metadata, created_at as "createdAt"
    from counseling_chat.conversation_messages messages
    join counseling_chat.conversations on conversations.id = messages.conversation_id
   where user_id = $1 and ($2::uuid is null or messages.id < $2)
   order by messages.id desc
   limit ${MOST_MESSAGES}`;

/** What a student and Wren said to each other, in all conversations. */
@Injectable()
export class ChatHistoryReadModel {
  constructor(private readonly sql: Sql) {}

  /** The newest ones, oldest first. */
  async of(studentId: string, before: string | null): Promise<MessageRow[]> {
    const rows = await this.sql.rows<MessageRow>(NEWEST, [studentId, before]);
    return rows.toReversed();
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type PastTurn } from '../../application/advisor.js';
import {
  ConversationLog,
  type LoggedTurn,
  type ReportReason,
} from '../../application/conversations/conversation-log.js';
import { type Reply } from '../../domain/replies/reply.js';

const ADD = `
  insert into counseling_chat.conversation_messages
         (id, conversation_id, role, content, metadata, extracted_data, service_opportunities, created_at)
  values ($1, $2, 'user', $3, $4, $5, $6, $7),
         ($8, $2, 'assistant', $9, $10, null, null, $7)`;

const NEWEST = `
  select message, reply, coalesce(citations, '[]') as citations from (
    select answer.id, answer.content as reply, answer.metadata->>'kind' as kind,
           answer.metadata->'citations' as citations,
           lag(answer.content) over (order by answer.id) as message, answer.role
      from counseling_chat.conversation_messages answer
     where answer.conversation_id = $1) turns
   where role = 'assistant' and kind <> 'support' and message is not null
   order by id desc
   limit $2`;

const CLEAR = `
  delete from counseling_chat.conversation_messages
   where conversation_id in (select id from counseling_chat.conversations where user_id = $1)`;

const REPORT = `
  insert into counseling_chat.message_reports (message_id, user_id, reason, created_at)
  select messages.id, $1, $3, $4
    from counseling_chat.conversation_messages messages
    join counseling_chat.conversations on conversations.id = messages.conversation_id
   where conversations.user_id = $1 and messages.id = $2 and messages.role = 'assistant'
      on conflict (message_id) do update set reason = excluded.reason, created_at = excluded.created_at
  returning message_id`;

@Injectable()
export class SqlConversationLog extends ConversationLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(turn: LoggedTurn): Promise<void> {
    const { conversationId, questionId, answerId, message, reply, at, about } = turn;
    await this.sql.rows(ADD, [
      ...[questionId, conversationId, message, json(about && { kind: reply.kind, intent: about.intent })],
      ...[json(about?.extracted ?? null), json(about?.opportunities ?? null), at],
      ...[answerId, reply.message, json(metadataOf(turn))],
    ]);
  }

  async newestTurns(conversationId: string, most: number) {
    const turns = await this.sql.rows<PastTurn>(NEWEST, [conversationId, most]);
    return turns.toReversed();
  }

  async clear(studentId: string): Promise<void> {
    await this.sql.rows(CLEAR, [studentId]);
  }

  async report(studentId: string, messageId: string, reason: ReportReason, at: Date): Promise<boolean> {
    const reported = await this.sql.rows(REPORT, [studentId, messageId, reason, at]);
    return reported.length > 0;
  }
}

function metadataOf({ reply, about }: LoggedTurn): object {
  if (about === null) return { kind: reply.kind };
  const { intent, engine, tools, guard, model } = about;
  return {
    ...shownOf(reply),
    intent,
    engine,
    tools: tools.map(({ name, input }) => [name, input]),
    guard,
    model,
  };
}

/** What a screen draws besides the text. */
const shownOf = ({ kind, blocks, citations, chips, actions }: Reply) => ({
  kind,
  blocks,
  citations,
  chips,
  actions,
});

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

import { Injectable } from '@nestjs/common';
import { KeptData, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

const A_YEAR = 'Until you clear the chat, one year after it was said, or as long as your account exists.';

@Injectable()
export class ChatKeptData extends KeptData {
  readonly title = 'Wren, the advisor';
  readonly tables = [
    {
      table: 'counseling_chat.conversations',
      howLong: A_YEAR,
      deletedWhen: `last_activity < now() - interval '12 months'`,
      title: 'Your conversations',
      of: 'user_id = $1',
      orderBy: 'started_at, id',
      without: ['user_id', 'turn_token', 'turn_started_at'],
    },
    {
      table: 'counseling_chat.conversation_messages',
      howLong: A_YEAR,
      deletedWhen: `created_at < now() - interval '12 months'`,
      title: 'What you wrote, and what Wren answered',
      of: 'conversation_id in (select id from counseling_chat.conversations where user_id = $1)',
      orderBy: 'created_at, id',
    },
    {
      table: 'counseling_chat.message_reports',
      howLong: A_YEAR,
      title: 'Answers you reported',
      of: 'user_id = $1',
      orderBy: 'created_at, message_id',
      without: ['user_id'],
    },
    {
      table: 'counseling_chat.enhanced_lead_scores',
      howLong: 'As long as the talk it belongs to.',
      title: 'How interested a talk sounded',
      of: 'user_id = $1',
      orderBy: 'computed_at, conversation_id',
      without: ['user_id'],
    },
    {
      table: 'counseling_chat.contact_choices',
      howLong: WITH_ACCOUNT,
      title: 'Whether you may be contacted',
      of: 'user_id = $1',
      orderBy: 'user_id',
      without: ['user_id'],
    },
  ];
}

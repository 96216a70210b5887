import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type ComputedScore, LeadScores } from '../../application/leads/lead-scoring.js';
import { type CountedMessage, NEVER_COUNTED } from '../../domain/scoring/counted-messages.js';

const LAST = `
  select total_score as total, computed_at as "computedAt"
    from counseling_chat.enhanced_lead_scores where conversation_id = $1`;

// A message that was answered by a support card has no metadata.
const MESSAGES = `
  select length(content) as characters, content like '%?' as "endsInQuestion", metadata->>'intent' as intent,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from counseling_chat.conversation_messages messages
    join counseling_chat.conversations on conversations.id = messages.conversation_id
   where user_id = $1 and role = 'user' and created_at >= $2
     and metadata is not null and metadata->>'kind' <> 'aftercare'
     and coalesce(metadata->>'intent', '') <> all ($3::text[])`;

const HARD_TIME = `
  select 1
    from counseling_chat.conversation_messages messages
    join counseling_chat.conversations on conversations.id = messages.conversation_id
   where user_id = $1 and created_at >= $2
     and (metadata->>'kind' = 'support' or metadata->>'intent' = 'bad_news')
   limit 1`;

const STORE = `
  insert into counseling_chat.enhanced_lead_scores
         (conversation_id, user_id, timeline_score, academic_score, engagement_score, intent_score, total_score,
          score_tier, avg_message_length, questions_asked, computed_at, is_adult)
  select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from counseling_chat.conversations where id = $1
      on conflict (conversation_id) do update
     set timeline_score = excluded.timeline_score, academic_score = excluded.academic_score,
         engagement_score = excluded.engagement_score, intent_score = excluded.intent_score,
         total_score = excluded.total_score, score_tier = excluded.score_tier,
         avg_message_length = excluded.avg_message_length, questions_asked = excluded.questions_asked,
         computed_at = excluded.computed_at, is_adult = excluded.is_adult`;

const SHOW = `
  update counseling_chat.conversations set lead_score = $2, lead_tier = $3 where id = $1`;

@Injectable()
export class SqlLeadScores extends LeadScores {
  constructor(private readonly sql: Sql) {
    super();
  }

  async lastOf(conversationId: string) {
    const last = await this.sql.row<{ total: number; computedAt: string }>(LAST, [conversationId]);
    return last && { total: last.total, computedAt: new Date(last.computedAt) };
  }

  messagesSince(studentId: string, since: Date): Promise<CountedMessage[]> {
    return this.sql.rows<CountedMessage>(MESSAGES, [studentId, since, NEVER_COUNTED]);
  }

  async hadHardTimeSince(studentId: string, since: Date): Promise<boolean> {
    return (await this.sql.row(HARD_TIME, [studentId, since])) !== null;
  }

  async store(
    studentId: string,
    conversationId: string,
    { score, isAdult, averageLength, questions }: ComputedScore,
    at: Date,
  ): Promise<void> {
    const { timeline, academic, engagement, intent, total, tier } = score;
    const points = [timeline, academic, engagement, intent, total, tier];
    const counts = [averageLength, questions];
    await this.sql.rows(STORE, [conversationId, studentId, ...points, ...counts, at, isAdult]);
    await this.sql.rows(SHOW, [conversationId, total, tier]);
  }
}

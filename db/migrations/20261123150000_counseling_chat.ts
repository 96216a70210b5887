import { Migration } from '@mikro-orm/migrations';

export class CounselingChat extends Migration {
  override up(): void {
    this.addSql('create schema counseling_chat');
    this.addSql(`
      create table counseling_chat.conversations (
        id uuid primary key,
        user_id uuid not null,
        session_id uuid not null,
        conversation_stage text not null default 'welcome'
          check (conversation_stage in
            ('welcome', 'academic_profiling', 'preference_mapping', 'recommendations', 'conversion')),
        started_at timestamptz not null,
        last_activity timestamptz not null,
        message_count int not null default 0,
        conversation_duration_minutes int not null default 0,
        lead_score int not null default 0,
        lead_tier text not null default 'low' check (lead_tier in ('high', 'medium', 'low')),
        service_opportunities jsonb not null default '[]',
        ai_provider text not null default 'openai' check (ai_provider in ('built-in', 'openai')),
        is_active boolean not null default true,
        state jsonb not null,
        turn_token uuid,
        turn_started_at timestamptz
      )`);
    this.addSql(`
      create unique index active_conversation on counseling_chat.conversations (user_id) where is_active`);
    this.addSql(
      'create index conversations_of_user on counseling_chat.conversations (user_id, last_activity)',
    );
    this.addSql('create index conversations_by_age on counseling_chat.conversations (last_activity)');
    this.addSql(`
      create table counseling_chat.conversation_messages (
        id uuid primary key,
        conversation_id uuid not null references counseling_chat.conversations (id) on delete cascade,
        role text not null check (role in ('user', 'assistant', 'system')),
        content text not null,
        metadata jsonb,
        extracted_data jsonb,
        service_opportunities jsonb,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create index messages_of_conversation on counseling_chat.conversation_messages (conversation_id, id)`);
    this.addSql(`
      create table counseling_chat.message_reports (
        message_id uuid primary key references counseling_chat.conversation_messages (id) on delete cascade,
        user_id uuid not null,
        reason text not null check (reason in ('wrong', 'unkind', 'other')),
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table counseling_chat.enhanced_lead_scores (
        conversation_id uuid primary key references counseling_chat.conversations (id) on delete cascade,
        user_id uuid not null,
        timeline_score int not null default 0,
        academic_score int not null default 0,
        engagement_score int not null default 0,
        intent_score int not null default 0,
        total_score int not null default 0,
        score_tier text not null default 'low' check (score_tier in ('high', 'medium', 'low')),
        avg_message_length int,
        questions_asked int,
        stress_indicators jsonb not null default '[]',
        parent_involvement boolean not null default false,
        computed_at timestamptz not null
      )`);
    // Counts without anybody's id: how often people were shown whom to call.
    this.addSql(`
      create table counseling_chat.support_cards (
        day date not null,
        variant text not null,
        count int not null,
        primary key (day, variant)
      )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Essays extends Migration {
  override up(): void {
    this.addSql('create schema essays');
    this.addSql(`
      create table essays.essays (
        id uuid primary key,
        user_id uuid not null,
        application_id uuid,
        college_id int,
        essay_type text not null
          check (essay_type in ('Personal Statement', 'Supplemental', 'Scholarship', 'Other')),
        prompt text not null,
        prompt_source text not null check (prompt_source in ('CommonApp', 'Coalition', 'College', 'Custom')),
        word_limit int check (word_limit between 1 and 4000),
        audience varchar(255),
        title varchar(255) not null,
        status text not null default 'Draft'
          check (status in ('Draft', 'Submitted', 'Reviewing', 'Complete', 'Error')),
        latest_version_number int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index essays_of_user on essays.essays (user_id, updated_at desc, id)');
    this.addSql(`
      create table essays.essay_versions (
        essay_id uuid not null references essays.essays (id) on delete cascade,
        version_number int not null,
        content text not null,
        word_count int not null,
        name varchar(80),
        origin text not null check (origin in ('typed', 'uploaded', 'restored')),
        restored_from int,
        words_added int not null,
        words_removed int not null,
        longest_addition int not null,
        salt text not null,
        hash text not null,
        prev_hash text,
        signature text not null,
        key_id text not null,
        created_at timestamptz not null default now(),
        primary key (essay_id, version_number)
      )`);
    this.addSql(`
      create table essays.authorship_keys (
        key_id text primary key,
        public_key text not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table essays.essay_reviews (
        id uuid primary key,
        essay_id uuid not null,
        version_number int not null,
        input_key text not null,
        model text not null,
        overall_score int not null check (overall_score between 0 and 100),
        rubric jsonb not null,
        strengths jsonb not null,
        improvements jsonb not null,
        line_comments jsonb not null,
        readability jsonb not null,
        originality jsonb not null,
        details jsonb not null,
        error text,
        created_at timestamptz not null default now(),
        unique (essay_id, version_number),
        foreign key (essay_id, version_number)
          references essays.essay_versions (essay_id, version_number) on delete cascade
      )`);
    this.addSql(`
      create table essays.jobs (
        id uuid primary key,
        essay_id uuid not null,
        version_number int not null,
        type text not null check (type = 'review'),
        status text not null default 'queued' check (status in ('queued', 'running', 'complete', 'error')),
        attempt int not null default 0,
        error text,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz,
        foreign key (essay_id, version_number)
          references essays.essay_versions (essay_id, version_number) on delete cascade
      )`);
    this.addSql(`
      create unique index jobs_under_way on essays.jobs (essay_id, version_number)
        where status in ('queued', 'running')`);
    this.addSql(`
      create table essays.essay_comments (
        id uuid primary key,
        essay_id uuid not null references essays.essays (id) on delete cascade,
        admin_id uuid,
        comment varchar(10000) not null,
        is_private boolean not null default true,
        comment_type text not null default 'feedback'
          check (comment_type in ('feedback', 'suggestion', 'question')),
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index essay_comments_of_essay on essays.essay_comments (essay_id, created_at, id)');
    this.addSql(`
      create table essays.essay_openings (
        id bigint generated always as identity primary key,
        essay_id uuid not null references essays.essays (id) on delete cascade,
        admin_id uuid not null,
        reason varchar(500) not null,
        opened_at timestamptz not null
      )`);
    this.addSql(
      'create index essay_openings_of_essay on essays.essay_openings (essay_id, admin_id, opened_at)',
    );
  }
}

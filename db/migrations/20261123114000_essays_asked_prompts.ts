import { Migration } from '@mikro-orm/migrations';

/** What the colleges and scholarships of a student ask for. */
export class EssaysAskedPrompts extends Migration {
  override up(): void {
    this.addSql(`
      create table essays.asked_prompts (
        id uuid primary key,
        user_id uuid not null,
        college_id int,
        scholarship varchar(120),
        prompt_id varchar(60) not null,
        word_limit int check (word_limit between 1 and 4000),
        due_on date,
        created_at timestamptz not null,
        check ((college_id is null) <> (scholarship is null))
      )`);
    this.addSql('create index asked_prompts_of_user on essays.asked_prompts (user_id, created_at, id)');
    this.addSql(`
      create unique index asked_application_once on essays.asked_prompts (user_id, college_id, prompt_id)
        where prompt_id in ('common-app', 'coalition', 'uc')`);
  }
}

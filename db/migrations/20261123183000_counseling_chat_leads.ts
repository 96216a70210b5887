import { Migration } from '@mikro-orm/migrations';

/** Who agreed to be on the lead list, and whether it may have students under 18. */
export class CounselingChatLeads extends Migration {
  override up(): void {
    this.addSql(`
      create table counseling_chat.contact_choices (
        user_id uuid primary key,
        is_allowed boolean not null,
        changed_at timestamptz not null
      )`);
    this.addSql(`
      create table counseling_chat.lead_settings (
        is_the_only_row boolean primary key default true check (is_the_only_row),
        scores_minors boolean not null
      )`);
    // Scores of before are computed again with the next answer; until then they count as a minor's.
    this.addSql(`
      alter table counseling_chat.enhanced_lead_scores add column is_adult boolean not null default false`);
    this.addSql(
      'create index lead_scores_of_user on counseling_chat.enhanced_lead_scores (user_id, computed_at desc)',
    );
  }
}

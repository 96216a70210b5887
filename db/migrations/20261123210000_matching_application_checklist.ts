import { Migration } from '@mikro-orm/migrations';

/** What a student still has to do for an application, where they checked its deadline, and deleting that can be undone. */
export class MatchingApplicationChecklist extends Migration {
  override up(): void {
    this.addSql(`
      alter table matching.applications
        add column deadline_checked_on date,
        add column deadline_checked_where text check (length(deadline_checked_where) <= 300),
        add column notes text not null default '' check (length(notes) <= 2000),
        add column fee_waived boolean,
        add column says_aid_applied boolean,
        add column was_deferred boolean not null default false,
        add column checklist jsonb not null default '[]',
        add column deleted_at timestamptz`);
    this.addSql(`
      update matching.applications set deleted_at = now()
       where exists (select from matching.applications earlier
                      where earlier.student_id = applications.student_id
                        and earlier.college_id = applications.college_id
                        and (earlier.created_at, earlier.id) < (applications.created_at, applications.id))`);
    this.addSql(`
      create unique index applications_one_per_college on matching.applications (student_id, college_id)
       where deleted_at is null`);
    this.addSql(
      'create index applications_deleted on matching.applications (deleted_at) where deleted_at is not null',
    );
    this.addSql(`update matching.applications set decision_result = null where status <> 'Decided'`);
    this.addSql('alter table matching.applications drop constraint applications_decided_with_a_result');
    this.addSql(`
      alter table matching.applications add constraint applications_result_when_decided
        check ((status = 'Decided') = (decision_result is not null))`);
  }
}

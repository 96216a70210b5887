import { Migration } from '@mikro-orm/migrations';

/** When an admin last came to a student's page, so that one visit is logged once. */
export class AdministrationStudentViews extends Migration {
  override up(): void {
    this.addSql(`
      create table administration.student_views (
        student_id uuid not null,
        admin_id uuid not null,
        viewed_at timestamptz not null,
        primary key (student_id, admin_id)
      )`);
    this.addSql('create index student_views_of_admin on administration.student_views (admin_id)');
  }
}

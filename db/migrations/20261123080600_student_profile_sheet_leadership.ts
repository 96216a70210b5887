import { Migration } from '@mikro-orm/migrations';

/** Leadership roles may be activities on a form, too. The time of the last change tells an older copy of the sheet. */
export class StudentProfileSheetLeadership extends Migration {
  override up(): void {
    this.addSql('alter table student_profile.activities_sheets drop column version');
    this.addSql(`
      alter table student_profile.sheet_activities
        add column leadership_role_id uuid unique references student_profile.leadership_roles on delete cascade,
        drop constraint row_of_one_entry,
        add constraint row_of_one_entry
            check (num_nonnulls(activity_id, leadership_role_id, research_project_id) = 1)`);
  }
}

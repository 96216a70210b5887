import { Migration } from '@mikro-orm/migrations';

/** On which days a student changed their profile: what an admin sees is counted from these. */
export class StudentProfileEditDays extends Migration {
  override up(): void {
    this.addSql(`
      create table student_profile.edit_days (
        student_id uuid not null references student_profile.profiles on delete cascade,
        day date not null,
        primary key (student_id, day)
      )`);
  }
}

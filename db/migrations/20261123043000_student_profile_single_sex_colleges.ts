import { Migration } from '@mikro-orm/migrations';

/** Women's and men's colleges are recommended only to students who ask for them. */
export class StudentProfileSingleSexColleges extends Migration {
  override up(): void {
    this.addSql(
      "alter table student_profile.interests_goals add column single_sex_colleges text[] not null default '{}'",
    );
  }
}

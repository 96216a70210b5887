import { Migration } from '@mikro-orm/migrations';

/** What a student tells a counselor who writes a recommendation. */
export class StudentProfileBragSheet extends Migration {
  override up(): void {
    this.addSql(`
      create table student_profile.brag_sheets (
        id uuid primary key,
        student_id uuid not null unique references student_profile.profiles on delete cascade,
        proudest_of text,
        three_words text,
        hardest_thing text,
        changed_thinking text,
        beyond_grades text,
        unasked text,
        affected_grades text,
        hopes text,
        counselor_may_read boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
  }
}

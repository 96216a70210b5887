import { Migration } from '@mikro-orm/migrations';

/** Courses belong to the academic profile and are deleted with it. */
const OWNED = `
        id uuid primary key,
        student_id uuid not null references student_profile.academic_profiles (student_id) on delete cascade,
        created_at timestamptz not null,
        updated_at timestamptz not null,`;

export class StudentProfileCourses extends Migration {
  override up(): void {
    this.addSql(
      "alter table student_profile.academic_profiles add column counts_from_courses text[] not null default '{}'",
    );
    this.addSql(`
      create table student_profile.detailed_courses (
        ${OWNED}
        subject text not null,
        course_name varchar(255) not null,
        course_type text not null,
        is_taken boolean not null default true,
        position int not null
      )`);
    this.addSql(`
      create table student_profile.ib_courses (
        ${OWNED}
        subject varchar(255) not null,
        level text not null,
        status text not null default 'In-progress',
        year_taken int,
        exam_session text,
        predicted_score int,
        final_score int
      )`);
    this.addSql('create index on student_profile.detailed_courses (student_id, is_taken desc, position)');
    this.addSql('create index on student_profile.ib_courses (student_id, created_at, id)');
  }
}

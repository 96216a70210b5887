import { Migration } from '@mikro-orm/migrations';

/** Short texts for application forms. A row goes with its entry of the profile. */
export class StudentProfileActivitiesSheet extends Migration {
  override up(): void {
    this.addSql(`
      create table student_profile.activities_sheets (
        student_id uuid primary key references student_profile.profiles on delete cascade,
        version int not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create table student_profile.sheet_activities (
        student_id uuid not null references student_profile.activities_sheets on delete cascade,
        place int not null,
        activity_id uuid unique references student_profile.activity_impacts on delete cascade,
        research_project_id uuid unique references student_profile.research_projects on delete cascade,
        on_sheet boolean not null,
        form_type text,
        position text,
        organization text,
        description text,
        grade_levels text[] not null,
        timing text[] not null,
        similar_in_college boolean,
        primary key (student_id, place),
        constraint row_of_one_entry check (num_nonnulls(activity_id, research_project_id) = 1)
      )`);
    this.addSql(`
      create table student_profile.sheet_honors (
        student_id uuid not null references student_profile.activities_sheets on delete cascade,
        place int not null,
        award_id uuid not null unique references student_profile.awards on delete cascade,
        on_sheet boolean not null,
        title text,
        grade_levels text[] not null,
        recognition text[],
        primary key (student_id, place)
      )`);
  }
}

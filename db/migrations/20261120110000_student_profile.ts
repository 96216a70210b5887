import { Migration } from '@mikro-orm/migrations';

/** What a student tells us once. Null is "never entered"; enumerations are checked where they are typed. */
export class StudentProfile extends Migration {
  override up(): void {
    this.addSql('create schema student_profile');
    this.addSql(`
      create table student_profile.profiles (
        student_id uuid primary key,
        version bigint not null
      )`);
    this.addSql(`
      create table student_profile.user_profiles (
        id uuid primary key,
        student_id uuid not null unique references student_profile.profiles on delete cascade,
        first_name varchar(100),
        last_name varchar(100),
        email varchar(255),
        date_of_birth date,
        gender text,
        gender_self_describe varchar(100),
        street_address varchar(255),
        city varchar(100),
        state varchar(50),
        zip_code varchar(20),
        country varchar(100) not null,
        race_ethnicity text[] not null,
        parent_education_level text,
        household_income_range text,
        first_generation_college text,
        prefilled boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create table student_profile.academic_profiles (
        id uuid primary key,
        student_id uuid not null unique references student_profile.profiles on delete cascade,
        current_grade_level text,
        graduation_year int,
        school_name varchar(255),
        school_state varchar(50),
        school_type text,
        gpa_scale text not null check (gpa_scale in ('4.0', '5.0', '6.0', '100')),
        unweighted_gpa text check (unweighted_gpa in ('N/A', '<70') or unweighted_gpa ~ '^\\d{1,3}(\\.\\d{1,2})?$'),
        weighted_gpa text check (weighted_gpa in ('N/A', '<70') or weighted_gpa ~ '^\\d{1,3}(\\.\\d{1,2})?$'),
        class_rank text check (class_rank = 'N/A' or class_rank ~ '^\\d+$'),
        class_size int,
        test_preference text,
        sat_total int,
        sat_math int,
        sat_reading_writing int,
        act_composite int,
        act_english int,
        act_math int,
        act_reading int,
        act_science int,
        ap_courses_taken int,
        ap_courses_planned int,
        honors_courses int,
        dual_enrollment_credits text check (dual_enrollment_credits = 'N/A' or dual_enrollment_credits ~ '^\\d+$'),
        ib_program boolean,
        ib_diploma_candidate boolean,
        ib_cas_complete boolean,
        ib_hl_count int,
        ib_sl_count int,
        ib_anticipated_score int,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        ${measured('unweighted_gpa')},
        ${measured('weighted_gpa')},
        constraint sat_total_is_the_sum check (sat_total = sat_math + sat_reading_writing)
      )`);
    this.addSql(`
      create table student_profile.interests_goals (
        id uuid primary key,
        student_id uuid not null unique references student_profile.profiles on delete cascade,
        intended_major varchar(255),
        career_goals text[] not null,
        academic_interests text,
        personal_values text,
        college_goals text,
        post_grad_plans text,
        special_interests text,
        college_type text[] not null,
        location text[] not null,
        college_size text[] not null,
        ownership text,
        geographic_regions text[] not null,
        academic_preferences text[] not null,
        student_life_preferences text[] not null,
        cost_outcome_preferences text[] not null,
        max_distance_from_home int,
        max_tuition int,
        financial_aid_needed boolean,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create table student_profile.majors (
        name varchar(255) primary key,
        position int not null unique,
        cip4 varchar(5),
        cip_title text,
        cip_family varchar(2)
      )`);
    this.addSql('create unique index on student_profile.majors (lower(name))');
    this.createLists();
  }

  private createLists(): void {
    this.addSql(`
      create table student_profile.activity_impacts (
        ${OWNED}
        activity_name varchar(255) not null,
        activity_type text,
        description text,
        role varchar(255),
        years_committed int,
        hours_per_week int,
        weeks_per_year int,
        leadership_position varchar(255),
        level text,
        responsibilities text,
        skills_developed text,
        achievements text,
        is_paid boolean
      )`);
    this.addSql(`
      create table student_profile.portfolio_items (
        ${OWNED}
        type text not null,
        title varchar(255) not null,
        description text,
        role varchar(255),
        impact text,
        link varchar(500),
        awards text
      )`);
    this.addSql(`
      create table student_profile.awards (
        ${OWNED}
        name varchar(255) not null,
        level text not null,
        category text,
        year int,
        selectivity text,
        significance text
      )`);
    this.addSql(`
      create table student_profile.research_projects (
        ${OWNED}
        title varchar(255) not null,
        mentor varchar(255),
        institution varchar(255),
        duration varchar(255),
        original_contribution text,
        outcomes text,
        skills text
      )`);
    for (const table of ['activity_impacts', 'portfolio_items', 'awards', 'research_projects'])
      this.addSql(`create index on student_profile.${table} (student_id, created_at, id)`);
  }
}

const OWNED = `
        id uuid primary key,
        student_id uuid not null references student_profile.profiles on delete cascade,
        created_at timestamptz not null,
        updated_at timestamptz not null,`;

/** "<70" counts as 65; "N/A" is unknown. */
const measured = (written: string) => `
        ${written}_value numeric(5, 2) generated always as (
          case ${written} when 'N/A' then null when '<70' then 65 else ${written}::numeric(5, 2) end
        ) stored`;

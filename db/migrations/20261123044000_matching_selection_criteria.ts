import { Migration } from '@mikro-orm/migrations';

/** What counts in a student's matches, and the ranges of their balanced list. */
export class MatchingSelectionCriteria extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.selection_criteria (
        student_id uuid primary key,
        gpa_min numeric(3,2), gpa_max numeric(3,2),
        sat_min int, sat_max int,
        act_min int, act_max int,
        acceptance_rate_min numeric(5,2), acceptance_rate_max numeric(5,2),
        tuition_min int, tuition_max int,
        academic_weight smallint not null default 40 check (academic_weight between 0 and 100),
        extracurricular_weight smallint not null default 25 check (extracurricular_weight between 0 and 100),
        location_weight smallint not null default 15 check (location_weight between 0 and 100),
        cost_weight smallint not null default 10 check (cost_weight between 0 and 100),
        culture_weight smallint not null default 10 check (culture_weight between 0 and 100),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (academic_weight + extracurricular_weight + location_weight + cost_weight + culture_weight > 0)
      )`);
  }
}

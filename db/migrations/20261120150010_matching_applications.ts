import { Migration } from '@mikro-orm/migrations';

/** Applications of students to colleges. Null is "not said yet". */
export class MatchingApplications extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.applications (
        id uuid primary key,
        user_id uuid not null,
        college_id integer not null,
        application_type text not null
          check (application_type in ('Early Decision', 'Early Action', 'Regular Decision', 'Rolling')),
        plan text check (plan in ('ED I', 'ED II', 'Restrictive EA', 'Priority')),
        application_platform text
          check (application_platform in ('Common App', 'Coalition', 'School Specific', 'Other')),
        status text not null default 'Planning'
          check (status in ('Planning', 'In Progress', 'Submitted', 'Under Review', 'Interview', 'Decided')),
        submission_deadline date,
        submitted_at timestamptz,
        decision_date date,
        decision_result text check (decision_result in
          ('Accepted', 'Rejected', 'Waitlisted', 'Deferred', 'Withdrawn', 'Enrolled')),
        essays_required text[] not null default '{}',
        essays_completed text[] not null default '{}',
        recommendations_required smallint check (recommendations_required >= 0),
        recommendations_submitted smallint check (recommendations_submitted >= 0),
        test_scores_required boolean not null default true,
        test_scores_submitted boolean not null default false,
        transcripts_submitted boolean not null default false,
        financial_aid_applied boolean not null default false,
        scholarship_applied boolean,
        aid_amount_offered numeric(10,2) check (aid_amount_offered >= 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint applications_decided_with_a_result check (status <> 'Decided' or decision_result is not null)
      )`);
    this.addSql('create index applications_of_student on matching.applications (user_id, created_at, id)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * A stored prediction also says why, in sentences, and until when it counts. Its id stays while the college stays in the list.
 * What a student thinks of a college has its own table, so it outlives every list.
 */
export class MatchingPredictionDetails extends Migration {
  override up(): void {
    this.addSql(`
      alter table matching.prediction_results
        add column explanation text not null default '',
        add column strengths text[] not null default '{}' check (cardinality(strengths) <= 5),
        add column areas_for_improvement text[] not null default '{}' check (cardinality(areas_for_improvement) <= 5),
        add column generated_at timestamptz not null default now(),
        add column expires_at timestamptz not null default now() + interval '30 days'`);
    // Rows of before have no sentences yet, so they count as expired and are computed again.
    this.addSql(`
      update matching.prediction_results p
         set generated_at = r.generated_at, expires_at = r.generated_at
        from matching.prediction_runs r
       where r.student_id = p.student_id`);
    // Checked at the end of a statement, so that one statement can change the order.
    this.addSql('alter table matching.prediction_results drop constraint prediction_results_one_place');
    this.addSql(`
      alter table matching.prediction_results
        add constraint prediction_results_one_place unique (student_id, place) deferrable initially immediate`);
    this.addSql(`
      create table matching.recommendation_choices (
        student_id uuid not null,
        college_id integer not null,
        user_interested boolean,
        reason text check (reason in ('too-far', 'too-expensive', 'not-my-field', 'other')),
        user_notes text not null default '' check (char_length(user_notes) <= 2000),
        changed_at timestamptz not null,
        primary key (student_id, college_id),
        check (reason is null or user_interested is false)
      )`);
    // Predictions as neighbors read them. One that has expired is not the student's any more.
    this.addSql(`
      create view matching.v_prediction_results as
      select p.id, student_id as user_id, college_id, match_score, match_category, admission_probability,
             academic_fit_score, extracurricular_fit_score, preference_fit_score, financial_fit_score, explanation,
             strengths, areas_for_improvement, recommendation_reasoning, user_interested,
             coalesce(user_notes, '') as user_notes, generated_at, expires_at
        from matching.prediction_results p
        left join matching.recommendation_choices c using (student_id, college_id)`);
  }
}

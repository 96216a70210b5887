import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type PredictedList, Predictions } from '../../application/predictions.js';

// Takes the row's lock, so two lists of one student wait for each other; an older or the same list gets no row back.
const BEGIN = `
  insert into matching.prediction_runs as stored (student_id, profile_version, release_version, generated_at)
  values ($1, $2, $3, $4)
      on conflict (student_id) do update
         set profile_version = excluded.profile_version,
             release_version = excluded.release_version,
             generated_at = excluded.generated_at
       where excluded.profile_version > stored.profile_version
          or (excluded.profile_version = stored.profile_version and excluded.release_version <> stored.release_version)
  returning student_id`;

const CLEAR = 'delete from matching.prediction_results where student_id = $1';

const FILL = `
  insert into matching.prediction_results
         (id, student_id, college_id, place, match_score, match_category, admission_probability, chance_low, chance_high,
          academic_fit_score, extracurricular_fit_score, preference_fit_score, financial_fit_score,
          recommendation_reasoning)
  select id, $1, "collegeId", place, "matchScore", "matchCategory", "admissionProbability", "chanceLow", "chanceHigh",
         "academicFitScore", "extracurricularFitScore", "preferenceFitScore", "financialFitScore",
         "recommendationReasoning"
    from jsonb_to_recordset($2) as prediction (
         id uuid, "collegeId" integer, place smallint, "matchScore" numeric, "matchCategory" text,
         "admissionProbability" numeric, "chanceLow" numeric, "chanceHigh" numeric,
         "academicFitScore" numeric, "extracurricularFitScore" numeric, "preferenceFitScore" numeric,
         "financialFitScore" numeric, "recommendationReasoning" text)`;

@Injectable()
export class SqlPredictions extends Predictions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async save({ studentId, profileVersion, catalogueVersion, generatedAt, colleges }: PredictedList) {
    const isNewer = await this.sql.row(BEGIN, [studentId, profileVersion, catalogueVersion, generatedAt]);
    if (isNewer === null) return;

    await this.sql.rows(CLEAR, [studentId]);
    const placed = colleges.map((college, index) => ({ id: newId(), place: index + 1, ...college }));
    await this.sql.rows(FILL, [studentId, JSON.stringify(placed)]);
  }
}

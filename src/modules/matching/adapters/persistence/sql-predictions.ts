import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type ListVersion,
  type PredictedList,
  Predictions,
  type StaleQuery,
} from '../../application/predictions/predictions.js';

// A catalogue version ends in a number that only rises: "2025-05-19.12".
const releaseNumber = (version: string) => `coalesce(substring(${version} from '[0-9]+$')::bigint, 0)`;

// Takes the row's lock, so two lists of one student wait for each other. An older or the same list gets no row back, unless the
// stored one has expired.
const BEGIN = `
  insert into matching.prediction_runs as stored (student_id, profile_version, release_version, generated_at)
  values ($1, $2, $3, $4)
      on conflict (student_id) do update
         set profile_version = excluded.profile_version,
             release_version = excluded.release_version,
             generated_at = excluded.generated_at
       where (excluded.profile_version, ${releaseNumber('excluded.release_version')})
             > (stored.profile_version, ${releaseNumber('stored.release_version')})
          or ((excluded.profile_version, excluded.release_version) = (stored.profile_version, stored.release_version)
              and exists (select from matching.prediction_results p
                           where p.student_id = stored.student_id and p.expires_at <= excluded.generated_at))
  returning student_id`;

const REMOVE_OTHERS =
  'delete from matching.prediction_results where student_id = $1 and college_id <> all ($2::integer[])';

const FILL = `
  insert into matching.prediction_results
         (id, student_id, college_id, place, match_score, match_category, admission_probability, chance_low, chance_high,
          academic_fit_score, extracurricular_fit_score, preference_fit_score, financial_fit_score,
          recommendation_reasoning, explanation, strengths, areas_for_improvement, generated_at, expires_at)
  select id, $1, "collegeId", place, "matchScore", "matchCategory", "admissionProbability", "chanceLow", "chanceHigh",
         "academicFitScore", "extracurricularFitScore", "preferenceFitScore", "financialFitScore",
         "recommendationReasoning", explanation, strengths, "areasForImprovement", $3, $4
    from jsonb_to_recordset($2) as prediction (
         id uuid, "collegeId" integer, place smallint, "matchScore" numeric, "matchCategory" text,
         "admissionProbability" numeric, "chanceLow" numeric, "chanceHigh" numeric,
         "academicFitScore" numeric, "extracurricularFitScore" numeric, "preferenceFitScore" numeric,
         "financialFitScore" numeric, "recommendationReasoning" text, explanation text, strengths text[],
         "areasForImprovement" text[])
      on conflict on constraint prediction_results_once_per_college do update
         set place = excluded.place,
             match_score = excluded.match_score,
             match_category = excluded.match_category,
             admission_probability = excluded.admission_probability,
             chance_low = excluded.chance_low,
             chance_high = excluded.chance_high,
             academic_fit_score = excluded.academic_fit_score,
             extracurricular_fit_score = excluded.extracurricular_fit_score,
             preference_fit_score = excluded.preference_fit_score,
             financial_fit_score = excluded.financial_fit_score,
             recommendation_reasoning = excluded.recommendation_reasoning,
             explanation = excluded.explanation,
             strengths = excluded.strengths,
             areas_for_improvement = excluded.areas_for_improvement,
             generated_at = excluded.generated_at,
             expires_at = excluded.expires_at`;

const CURRENT = `
  select 1
    from matching.prediction_runs r
   where student_id = $1 and profile_version = $2 and release_version = $3
     and not exists (select from matching.prediction_results p
                      where p.student_id = r.student_id and p.expires_at <= $4)`;

const STALE = `
  select student_id as "studentId"
    from matching.prediction_runs r
   where ($3::uuid is null or student_id > $3)
     and (release_version <> $1
          or exists (select from matching.prediction_results p
                      where p.student_id = r.student_id and p.expires_at <= $2))
   order by student_id
   limit $4`;

@Injectable()
export class SqlPredictions extends Predictions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async save(list: PredictedList): Promise<void> {
    const { studentId, profileVersion, catalogueVersion, generatedAt, expiresAt, colleges } = list;
    const isNewer = await this.sql.row(BEGIN, [studentId, profileVersion, catalogueVersion, generatedAt]);
    if (isNewer === null) return;

    await this.sql.rows(REMOVE_OTHERS, [studentId, colleges.map(({ collegeId }) => collegeId)]);
    const placed = colleges.map((college, index) => ({ id: newId(), place: index + 1, ...college }));
    await this.sql.rows(FILL, [studentId, JSON.stringify(placed), generatedAt, expiresAt]);
  }

  async isCurrent({ studentId, profileVersion, catalogueVersion }: ListVersion, now: Date): Promise<boolean> {
    const parameters = [studentId, profileVersion, catalogueVersion, now];
    return (await this.sql.row(CURRENT, parameters)) !== null;
  }

  async staleStudents({ catalogueVersion, now, after, limit }: StaleQuery): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ studentId: string }>(STALE, [catalogueVersion, now, after, limit]);
    return rows.map(({ studentId }) => studentId);
  }
}

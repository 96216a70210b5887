import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type ApplicationPlan, ApplicationPlans } from '../../contracts/index.js';

const ROUNDS = `
  select jsonb_agg(jsonb_build_object(
           'cycle', r.cycle, 'source', r.source,
           'earlyDecision1', r.early_decision_1, 'earlyDecision2', r.early_decision_2,
           'earlyAction', r.early_action, 'restrictiveEarlyAction', r.restrictive_early_action,
           'regularDecision', r.regular_decision, 'rolling', r.rolling, 'finalDate', r.final_date,
           'note', r.note) order by r.cycle desc)
    from college_catalogue.application_rounds r
   where r.unit_id = asked.unit_id`;

const REQUIREMENTS = `
  select jsonb_build_object(
           'cycle', q.cycle, 'source', q.source, 'feeUsd', q.fee_usd,
           'internationalFeeUsd', q.international_fee_usd, 'testPolicy', q.test_policy, 'testsUsed', q.tests_used,
           'personalEssay', q.personal_essay, 'writingSupplement', q.writing_supplement,
           'selfReportedCourses', q.self_reported_courses, 'portfolio', q.portfolio,
           'teacherRecommendations', q.teacher_recommendations,
           'otherRecommendations', q.other_recommendations,
           'counselorRecommendation', q.counselor_recommendation, 'midYearReport', q.mid_year_report)
    from college_catalogue.application_requirements q
   where q.unit_id = asked.unit_id
   order by q.cycle desc limit 1`;

const PLANS = `
  select plan.* from (
    select asked.unit_id as "collegeId", coalesce((${ROUNDS}), '[]') as rounds, (${REQUIREMENTS}) as requirements
      from unnest($1::int[]) as asked(unit_id)) as plan
   where plan.rounds <> '[]' or plan.requirements is not null`;

@Injectable()
export class SqlApplicationPlans extends ApplicationPlans {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(collegeIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationPlan>> {
    const plans = await this.sql.rows<ApplicationPlan>(PLANS, [collegeIds]);
    return new Map(plans.map((plan) => [plan.collegeId, plan]));
  }
}

import { Migration } from '@mikro-orm/migrations';

const ROUNDS = [
  ...['early_decision_1', 'early_decision_2', 'early_action', 'restrictive_early_action'],
  'regular_decision',
];
const ASKED = ['personal_essay', 'writing_supplement', 'self_reported_courses'];
const TEST_POLICIES = ['always required', 'sometimes required', 'flexible', 'never required', 'ignored'];

const OF_COLLEGE_AND_CYCLE = `
  unit_id integer not null,
  cycle text not null check (cycle ~ '^20[0-9]{2}-[0-9]{2}$'),
  source text not null check (source <> ''),
  primary key (unit_id, cycle)`;

/**
 * What colleges published about applying, one row per college and cycle. No reference to `colleges`: the facts come with the
 * product, most colleges with the first import.
 */
export class CollegeCatalogueApplicationPlans extends Migration {
  override up(): void {
    this.addSql(`
      create table college_catalogue.application_rounds (
        ${OF_COLLEGE_AND_CYCLE},
        ${ROUNDS.map((round) => `${round} date[] not null`).join()},
        rolling boolean not null,
        final_date date,
        note text
      )`);
    this.addSql(`
      create table college_catalogue.application_requirements (
        ${OF_COLLEGE_AND_CYCLE},
        fee_usd integer check (fee_usd >= 0),
        international_fee_usd integer check (international_fee_usd >= 0),
        test_policy text check (test_policy in (${TEST_POLICIES.map((policy) => `'${policy}'`).join()})),
        tests_used text,
        ${ASKED.map((what) => `${what} boolean`).join()},
        portfolio text,
        teacher_recommendations smallint check (teacher_recommendations >= 0),
        other_recommendations smallint check (other_recommendations >= 0),
        counselor_recommendation boolean,
        mid_year_report boolean
      )`);
  }
}

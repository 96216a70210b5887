import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationPlans } from '../../contracts/index.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';

const GEORGIA_TECH = 139755;
const RUTGERS = 186380;
const UNKNOWN = 1;

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
});
afterAll(() => catalogue.close());

const plansOf = (...collegeIds: number[]) => catalogue.module.get(ApplicationPlans).of(collegeIds);

describe('what colleges published about applying', () => {
  it('has the newest cycle first, with days as published and their source', async () => {
    const plan = (await plansOf(GEORGIA_TECH)).get(GEORGIA_TECH);

    expect(plan?.rounds).toMatchObject([
      {
        cycle: '2026-27',
        source: expect.stringContaining('admissions page') as string,
        earlyDecision1: [],
        earlyAction: ['2026-10-15', '2026-11-02'],
        regularDecision: ['2027-01-06'],
        rolling: false,
        note: 'The first Early Action date is for Georgia students, the second for everyone else.',
      },
      { cycle: '2025-26', earlyAction: ['2025-10-15', '2025-11-03'], note: null },
    ]);
  });

  it('has what the college asks for', async () => {
    expect((await plansOf(RUTGERS)).get(RUTGERS)?.requirements).toEqual({
      cycle: '2025-26',
      source: 'Common App requirements grid for 2025-26, updated October 24, 2025, page 33',
      feeUsd: 70,
      internationalFeeUsd: 70,
      testPolicy: 'never required',
      testsUsed: null,
      personalEssay: true,
      writingSupplement: false,
      selfReportedCourses: false,
      portfolio: null,
      teacherRecommendations: 0,
      otherRecommendations: 0,
      counselorRecommendation: false,
      midYearReport: false,
    });
  });

  it('leaves out colleges of which nothing is known', async () => {
    const plans = await plansOf(UNKNOWN, RUTGERS, GEORGIA_TECH);

    expect([...plans.keys()].toSorted((a, b) => a - b)).toEqual([GEORGIA_TECH, RUTGERS]);
  });

  it('keeps every day within its own cycle', async () => {
    const { rows } = await catalogue.client.query(`
      select unit_id, day from college_catalogue.application_rounds r,
             unnest(early_decision_1 || early_decision_2 || early_action || restrictive_early_action
                    || regular_decision || array[final_date]) as day
       where day not between make_date(left(cycle, 4)::int, 8, 1) and make_date(left(cycle, 4)::int + 1, 8, 31)`);

    expect(rows).toEqual([]);
  });
});

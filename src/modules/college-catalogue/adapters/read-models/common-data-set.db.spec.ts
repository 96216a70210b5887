import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CollegeDirectory } from '../../contracts/index.js';
import { CommonDataSet } from '../../contracts/common-data-set.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';

const GEORGIA_TECH = 139755;
const AUSTIN = 222992;
const INVENTED = 217156;

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
});
afterAll(() => catalogue.close());

const published = async (unitId: number) =>
  (await catalogue.module.get(CollegeDirectory).collegeInFull(unitId))?.commonDataSet;

/** Replaces what a college publishes. */
const publish = async (...editions: Readonly<Record<string, unknown>>[]) => {
  await catalogue.client.query('delete from college_catalogue.common_data_sets where unit_id = $1', [
    INVENTED,
  ]);
  await catalogue.client.query(
    `insert into college_catalogue.common_data_sets
     select * from jsonb_populate_recordset(null::college_catalogue.common_data_sets, $1)`,
    [JSON.stringify(editions.map((edition) => ({ unit_id: INVENTED, read_from: 'test', ...edition })))],
  );
  return published(INVENTED);
};

describe('what a college publishes in the Common Data Set', () => {
  it('comes as declared for every college', async () => {
    const { rows } = await catalogue.client.query<{ unit_id: number }>(
      `select unit_id from college_catalogue.colleges join college_catalogue.common_data_sets using (unit_id)
        group by unit_id`,
    );
    expect(rows.length).toBeGreaterThan(200);

    for (const { unit_id: unitId } of rows) {
      const facts = await published(unitId);
      expect(CommonDataSet.strict().parse(facts)).toEqual(facts);
    }
  });

  it('is null, topic by topic, where we know nothing', async () => {
    expect(
      Object.values((await published(AUSTIN)) ?? { absent: true }).filter((topic) => topic !== null),
    ).toEqual([]);
  });

  it('has applicants and admits by residence', async () => {
    expect((await published(GEORGIA_TECH))?.byResidence).toMatchObject({
      edition: '2024-25',
      residents: { applied: 10_674, admitted: 3_536 },
      otherStates: { applied: 38_320, admitted: 3_992 },
      international: { applied: 10_795, admitted: 885 },
    });
  });

  it('takes each topic from its own newest edition', async () => {
    const facts = await publish(
      { edition: '2023-24', grades_4_00: 0.5, grades_3_75: 0.5, grades_average: 3.9, weight_grades: 3 },
      { edition: '2025-26', grades_average: 3.8, applied: 100, admitted: 20 },
    );

    expect(facts?.applicants?.edition).toBe('2025-26');
    expect(facts?.weighs?.edition).toBe('2023-24');
    expect(facts?.grades).toMatchObject({ edition: '2023-24', average: 3.9 });
    expect(facts?.grades?.bands).toHaveLength(9);
  });

  it('sets early decision against everyone else of the same edition', async () => {
    const facts = await publish(
      {
        edition: '2024-25',
        applied: 1000,
        admitted: 200,
        applied_early_decision: 100,
        admitted_early_decision: 50,
      },
      { edition: '2025-26', applied: 2000, admitted: 300 },
    );

    expect(facts?.earlyDecision).toMatchObject({
      edition: '2024-25',
      early: { applied: 100, admitted: 50 },
      everyoneElse: { applied: 900, admitted: 150 },
    });
  });

  it('knows transfer students where the college counts them', async () => {
    const facts = await publish({ edition: '2024-25', applied_transfers: 400, admitted_transfers: 100 });

    expect(facts?.transfers).toMatchObject({ edition: '2024-25', applied: 400, admitted: 100 });
    expect((await publish({ edition: '2024-25', applied_transfers: 400 }))?.transfers).toBeNull();
  });

  it('puts what weighs most first', async () => {
    const facts = await publish({ edition: '2024-25', weight_grades: 2, weight_essay: 3, weight_legacy: 0 });

    expect(facts?.weighs?.factors).toEqual([
      { what: 'essay', weight: 'very-important' },
      { what: 'grades', weight: 'important' },
      { what: 'legacy', weight: 'not-considered' },
    ]);
  });

  it('knows a college without a waiting list from one that does not say', async () => {
    expect((await publish({ edition: '2024-25', waiting_list: false }))?.waitingList).toMatchObject({
      kept: false,
      admitted: null,
    });
    expect((await publish({ edition: '2024-25' }))?.waitingList).toBeNull();
  });
});

import { type Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CollegeDirectory } from '../../contracts/index.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { commonDataSetSeed } from './common-data-set.seed.js';

const GEORGIA_TECH = 139755;

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let client: Client;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  ({ client } = catalogue);
});
afterAll(() => catalogue.close());

const read = async (what: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(`select ${what}`)).rows;
const readAll = () => read('* from college_catalogue.common_data_sets order by unit_id, edition');

describe('the figures of the Common Data Set', () => {
  it('are stored with their edition and the transcription they were read from', async () => {
    expect(
      await read(`edition, read_from, applied_residents, admitted_residents, applied_other_states,
        admitted_other_states from college_catalogue.common_data_sets where unit_id = ${GEORGIA_TECH}
        and applied_residents is not null`),
    ).toEqual([
      {
        edition: '2024-25',
        read_from: expect.stringContaining('OpenCDS: C1') as string,
        applied_residents: 10_674,
        admitted_residents: 3_536,
        applied_other_states: 38_320,
        admitted_other_states: 3_992,
      },
    ]);
  });

  it('never admit more than applied', async () => {
    const pairs = [
      ['admitted', 'applied'],
      ['admitted_residents', 'applied_residents'],
      ['admitted_other_states', 'applied_other_states'],
      ['admitted_international', 'applied_international'],
      ['admitted_early_decision', 'applied_early_decision'],
      ['applied_early_decision', 'applied'],
      ['admitted_transfers', 'applied_transfers'],
      ['waiting_list_accepted', 'waiting_list_offered'],
      ['waiting_list_admitted', 'waiting_list_accepted'],
    ];
    const breaks = pairs.map(([part = '', whole = '']) => `${part} > ${whole}`).join(' or ');

    expect(await read(`unit_id, edition from college_catalogue.common_data_sets where ${breaks}`)).toEqual(
      [],
    );
  });

  it('have grade bands that add up to the class', async () => {
    const bands =
      'grades_4_00 + grades_3_75 + grades_3_50 + grades_3_25 + coalesce(grades_3_00, 0) + coalesce(grades_2_50, 0) + coalesce(grades_2_00, 0) + coalesce(grades_1_00, 0) + coalesce(grades_below_1_00, 0)';

    expect(
      await read(
        `unit_id, edition from college_catalogue.common_data_sets where ${bands} not between 0.97 and 1.03`,
      ),
    ).toEqual([]);
  });

  it('stay the same when they are loaded again, and make the catalogue a new version', async () => {
    const directory = catalogue.module.get(CollegeDirectory);
    const before = { rows: await readAll(), version: await directory.catalogueVersion() };

    await client.query('begin');
    await commonDataSetSeed.load(client);
    await client.query('commit');

    expect(await readAll()).toEqual(before.rows);
    expect(await directory.catalogueVersion()).not.toBe(before.version);
  });
});

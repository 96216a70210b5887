import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';

const REFUSED = { code: '23503' };

let database: FreshDatabase;
let client: pg.Client;
let other: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  other = new pg.Client({ connectionString: database.url });
  await Promise.all([client.connect(), other.connect()]);
  for (const table of ['colleges', 'program_titles', 'program_families'])
    await client.query(`delete from college_catalogue.${table}`);
});
afterAll(async () => {
  await Promise.all([client.end(), other.end()]);
  await database.drop();
});

const college = (unitId: number) =>
  client.query(
    `insert into college_catalogue.colleges (unit_id, name, city, state, region, ownership, institution_level,
       predominant_degree, highest_degree, operating, data_year, released_on, created_at, updated_at)
     select $1, 'Fjord College', 'Columbus', 'OH', 3, 1, 1, 3, 4, true, 2023, released_on, now(), now()
       from college_catalogue.releases order by released_on desc limit 1`,
    [unitId],
  );
const programs = (on: pg.Client, ...lines: [unitId: number, cip4: string][]) =>
  on.query(
    `insert into college_catalogue.college_programs (unit_id, data_year, cip4, credential_level)
     select unit_id, 2023, cip4, 3 from unnest($1::int[], $2::text[]) as line(unit_id, cip4)`,
    [lines.map(([unitId]) => unitId), lines.map(([, cip4]) => cip4)],
  );
const family = (unitId: number, cipFamily: string) =>
  client.query(
    `insert into college_catalogue.college_program_families (unit_id, data_year, cip_family) values ($1, 2023, $2)`,
    [unitId, cipFamily],
  );
const count = async (table: string) =>
  Number(
    (await client.query<{ count: string }>(`select count(*) from college_catalogue.${table}`)).rows[0]?.count,
  );

beforeEach(async () => {
  for (const table of ['colleges', 'program_titles', 'program_families'])
    await client.query(`delete from college_catalogue.${table}`);
  await college(1);
  await college(2);
  await client.query(
    `insert into college_catalogue.program_titles values ('11.01', 'Computing'), ('52.08', 'Finance')`,
  );
  await client.query(
    `insert into college_catalogue.program_families values ('11', 'Computing', 'Computing'), ('52', 'Business', 'Business')`,
  );
  await programs(client, [1, '11.01'], [2, '11.01'], [2, '52.08']);
  await family(1, '11');
});

describe('a line of what a college teaches', () => {
  it('is refused with all that come with it when its college or its title is not there', async () => {
    await expect(programs(client, [1, '52.08'], [3, '11.01'])).rejects.toMatchObject(REFUSED);
    await expect(programs(client, [1, '52.08'], [1, '99.99'])).rejects.toMatchObject(REFUSED);
    await expect(family(3, '11')).rejects.toMatchObject(REFUSED);
    await expect(family(1, '99')).rejects.toMatchObject(REFUSED);

    expect([await count('college_programs'), await count('college_program_families')]).toEqual([3, 1]);
  });

  it.each([
    ['college_programs', 'unit_id = 3'],
    ['college_programs', `cip4 = '99.99'`],
    ['college_program_families', 'unit_id = 3'],
    ['college_program_families', `cip_family = '99'`],
  ])('of %s cannot be changed to %s', async (table, change) => {
    await expect(
      client.query(`update college_catalogue.${table} set ${change} where unit_id = 1`),
    ).rejects.toMatchObject(REFUSED);
  });

  it('goes with its college', async () => {
    await client.query('delete from college_catalogue.colleges where unit_id = 1');

    expect([await count('college_programs'), await count('college_program_families')]).toEqual([2, 0]);
  });

  it('that is on its way when its college is deleted goes with it all the same', async () => {
    await other.query('begin');
    await programs(other, [1, '52.08']);
    let isGone = false;
    const deleted = client
      .query('delete from college_catalogue.colleges where unit_id = 1')
      .then(() => (isGone = true));
    await other.query('select pg_sleep(0.2)');
    expect(isGone).toBe(false);
    await other.query('commit');
    await deleted;

    expect(await count('college_programs')).toBe(2);
  });

  it('finds no college that is deleted while it waits for it', async () => {
    await other.query('begin');
    await other.query('delete from college_catalogue.colleges where unit_id = 1');
    const refused = expect(programs(client, [1, '52.08'])).rejects.toMatchObject(REFUSED);
    await other.query('select pg_sleep(0.2)');
    await other.query('commit');

    await refused;
  });
});

describe('what lines name', () => {
  it.each([
    `delete from college_catalogue.program_titles where cip4 = '11.01'`,
    `update college_catalogue.program_titles set cip4 = '11.02' where cip4 = '11.01'`,
    `delete from college_catalogue.program_families where cip_family = '11'`,
    `update college_catalogue.program_families set cip_family = '12' where cip_family = '11'`,
    `update college_catalogue.colleges set unit_id = 3 where unit_id = 2`,
  ])('stays: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject(REFUSED);
  });

  it('may be worded anew, and goes when nothing names it', async () => {
    await client.query(
      `update college_catalogue.program_titles set title = 'Computer Science' where cip4 = '11.01'`,
    );
    await client.query(`delete from college_catalogue.program_families where cip_family = '52'`);
    await client.query('delete from college_catalogue.colleges where unit_id = 2');
    await client.query(`delete from college_catalogue.program_titles where cip4 = '52.08'`);

    expect([await count('program_titles'), await count('program_families')]).toEqual([1, 1]);
  });
});

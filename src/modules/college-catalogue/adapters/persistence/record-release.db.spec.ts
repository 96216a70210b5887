import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { recordRelease } from './record-release.js';

const TODAY = '2036-03-01';

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = await connectTo(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const release = (releasedOn: string | null, dataYear: number | null) =>
  recordRelease(client, { releasedOn, dataYear }, TODAY);
const collegeOf = (releasedOn: string) =>
  client.query(
    `insert into college_catalogue.federal_rows
       (unit_id, released_on, figures, program_families, programs, imported_at)
     values (900001, $1, '{}', '[]', '[]', now())`,
    [releasedOn],
  );

it('records a new release for a new year', async () => {
  expect(await release(null, 2033)).toBe(TODAY);
});

it('finds the newest release of a year that has colleges', async () => {
  await release('2034-05-01', 2032);
  await collegeOf('2034-05-01');
  await release('2034-11-01', 2032);

  expect(await release(null, 2032)).toBe('2034-05-01');

  await collegeOf('2034-11-01');
  expect(await release(null, 2032)).toBe('2034-11-01');
});

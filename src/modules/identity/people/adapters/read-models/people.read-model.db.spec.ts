import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { PeopleReadModel } from './people.read-model.js';

const PER_PAGE = 7;
const EVERYONE = { search: '' };

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
    providers: [PeopleReadModel, { provide: StoredFiles, useClass: InMemoryStoredFiles }],
  }).compile();
  await module.init();
  sql = module.get(Sql);
  // Every five hours and some at the same moment.
  await sql.rows(`
    insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
    select gen_random_uuid(), n || '@example.org', 'Maya', 'Lin', at, at
      from (select n, timestamptz '2026-11-01 22:30Z' + n / 2 * interval '5 hours' as at from generate_series(1, 60) n) made`);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

/** Every page, and one past the last. */
async function pages() {
  const people = module.get(PeopleReadModel);
  const total = (await people.page(EVERYONE, 1, PER_PAGE)).total;
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(total / PER_PAGE) + 1; page++) {
    const { people: some, total: again } = await people.page(EVERYONE, page, PER_PAGE);
    expect(again).toBe(total);
    found.push(...some.map(({ email }) => email));
  }
  return { total, found };
}

const inOrder = async () =>
  (
    await sql.rows<{ email: string }>('select email from identity.users order by created_at desc, id desc')
  ).map(({ email }) => email);

describe('the pages of all users', () => {
  it('have everyone once, the newest first, and say how many there are', async () => {
    expect(await pages()).toEqual({ total: 60, found: await inOrder() });
  });

  it('stay right when accounts come and go', async () => {
    await sql.rows(`delete from identity.users where email like '1%'`);
    await sql.rows(`
      insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
      values (gen_random_uuid(), 'late@example.org', 'Late', 'Comer', '2026-11-05 12:00Z', now())`);

    expect(await pages()).toEqual({ total: 50, found: await inOrder() });
  });
});

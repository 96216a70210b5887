import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { type FederalPage, FederalSource } from '../../application/import/federal-source.js';
import { runImport } from '../../application/import/run-import.js';
import { type CollegeRecord, isUnreadable, readCollege } from '../../domain/federal-data/read-college.js';
import { PgImportSession } from './pg-import-session.js';

const RELEASED_ON = '2025-05-19';
const ROW = {
  ...{ INSTNM: 'Fjord College', CITY: 'Columbus', STABBR: 'OH', REGION: '3', CONTROL: '1', ICLEVEL: '1' },
  ...{ PREDDEG: '3', HIGHDEG: '4', CURROPER: '1' },
};

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = await connectTo(database.url);
});
beforeEach(() => client.query('delete from college_catalogue.federal_rows where unit_id > 900000'));
beforeEach(() => client.query('delete from college_catalogue.colleges where unit_id > 900000'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

function college(unitId: number, name: string, values: { closedSince?: boolean } = {}): CollegeRecord {
  const read = readCollege(
    {
      unitId: String(unitId),
      row: { ...ROW, UNITID: String(unitId), INSTNM: name },
      releasedOn: RELEASED_ON,
      survey: null,
      ...values,
    },
    [{ cip4: '11.01', credential_level: '3', awards: '7' }],
    'line 1',
  );
  if (isUnreadable(read)) throw new Error(read.reason);
  return read;
}

/** A page, or something that happens between two pages. */
type Step = readonly CollegeRecord[] | (() => Promise<unknown>);

/** Sends the given pages. */
class FakeSource extends FederalSource {
  private readonly given: readonly (readonly CollegeRecord[])[];

  constructor(private readonly steps: readonly Step[]) {
    super();
    this.given = steps.filter((step) => typeof step !== 'function');
  }

  release() {
    return Promise.resolve({ releasedOn: RELEASED_ON, dataYear: 2023 });
  }

  async *pages(): AsyncIterable<FederalPage> {
    let page = 0;
    for (const colleges of this.steps)
      if (typeof colleges === 'function') await colleges();
      else
        yield {
          ...{
            page: page++,
            pages: this.given.length,
            expectedRows: null,
            rowsRead: colleges.length,
            colleges,
          },
          ...{ problems: [], titles: new Map([['11.01', 'Computer Science']]) },
        };
  }
}

async function requestImport(): Promise<string> {
  const id = newId();
  await client.query(
    `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
     values ($1, 'api', 'all', '{"forceUpdate": true}', 'queued', 0, now())`,
    [id],
  );
  return id;
}

async function runPages(...pages: Step[]) {
  const id = await requestImport();
  const session = await PgImportSession.open(database.url, id);
  if (session === null || session === 'busy') throw new Error('The import did not start.');
  try {
    await runImport(new FakeSource(pages), session, session.signal);
  } finally {
    await session.close();
  }
  const { rows } = await client.query<Record<string, unknown>>(
    'select state, imported, updated, unchanged from college_catalogue.imports where id = $1',
    [id],
  );
  return rows[0];
}

async function cancelOnceStored(): Promise<void> {
  const cancel = () =>
    client.query(
      `update college_catalogue.imports set state = 'cancelled' where state = 'running' and imported > 0`,
    );
  while ((await cancel()).rowCount === 0) await pause(10);
}

const names = async () =>
  (
    await client.query<{ name: string }>(
      'select name from college_catalogue.colleges where unit_id > 900000 order by unit_id',
    )
  ).rows.map(({ name }) => name);

it('compares a college on two pages with what the first page stored', async () => {
  const first = college(900_001, 'Fjord College');

  expect(
    await runPages(
      [first, college(900_002, 'Glen College')],
      [first, college(900_003, 'Moor College')],
      [college(900_001, 'Fjord University')],
    ),
  ).toEqual({ state: 'complete', imported: 3, updated: 1, unchanged: 1 });
  expect(await names()).toEqual(['Fjord University', 'Glen College', 'Moor College']);
});

it('keeps a college closed that a later file closed, until such a file opens it', async () => {
  const isOpen = async () =>
    (
      await client.query<{ operating: boolean }>(
        'select operating from college_catalogue.colleges where unit_id = 900001',
      )
    ).rows;
  const send = (how: { closedSince?: boolean } = {}) => runPages([college(900_001, 'Fjord College', how)]);

  await send({ closedSince: true });
  expect(await isOpen()).toEqual([{ operating: false }]);
  expect(await send()).toMatchObject({ unchanged: 1 });
  expect(await isOpen()).toEqual([{ operating: false }]);
  expect(await send({ closedSince: false })).toMatchObject({ updated: 1 });
  expect(await isOpen()).toEqual([{ operating: true }]);
});

it('stores nothing of the current page or later pages once the import is cancelled', async () => {
  expect(
    await runPages(
      [college(900_001, 'Fjord College')],
      cancelOnceStored,
      [college(900_002, 'Glen College')],
      [college(900_003, 'Moor College')],
    ),
  ).toEqual({ state: 'cancelled', imported: 1, updated: 0, unchanged: 0 });
  expect(await names()).toEqual(['Fjord College']);
});

it('can be cancelled while the source does not respond', async () => {
  const session = await PgImportSession.open(database.url, await requestImport());
  if (session === null || session === 'busy') throw new Error('The import did not start.');
  const { signal } = session;
  class Silent extends FakeSource {
    override async release(): Promise<never> {
      await once(signal, 'abort');
      throw signal.reason;
    }
  }
  const silence = runImport(new Silent([]), session, signal);
  await client.query(
    `update college_catalogue.imports set state = 'cancelled', finished_at = now() where state = 'queued'`,
  );

  await silence.finally(() => session.close());
  const { rows } = await client.query(
    'select state from college_catalogue.imports order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ state: 'cancelled' }]);
}, 20_000);

it('stores nothing of a page that fails, and keeps the pages before it', async () => {
  const broken = {
    ...college(900_002, 'Glen College'),
    programs: [{ cip4: '99.99', credential_level: '3' }],
  };

  await expect(
    runPages([college(900_001, 'Fjord College')], [broken], [college(900_003, 'Moor College')]),
  ).rejects.toThrow('college_programs');
  expect(await names()).toEqual(['Fjord College']);
  const { rows } = await client.query(
    `update college_catalogue.imports set state = 'failed' where state = 'running' returning page, failed_attempts`,
  );
  expect(rows).toEqual([{ page: 1, failed_attempts: 1 }]);
});

it('counts no time for a wait that was over before a slow database noted it', async () => {
  const id = await requestImport();
  const session = await PgImportSession.open(database.url, id);
  if (session === null || session === 'busy') throw new Error('The import did not start.');

  await session.waiting({ until: new Date(Date.now() - 30_000), why: 'the service' });

  await session.close();
  const { rows } = await client.query(
    'select waits, waited_ms from college_catalogue.imports where id = $1',
    [id],
  );
  expect(rows).toEqual([{ waits: 1, waited_ms: '0' }]);
  await client.query(`update college_catalogue.imports set state = 'cancelled' where id = $1`, [id]);
});

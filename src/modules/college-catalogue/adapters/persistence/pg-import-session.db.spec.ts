import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
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
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(() => client.query('delete from college_catalogue.federal_rows where unit_id > 900000'));
beforeEach(() => client.query('delete from college_catalogue.colleges where unit_id > 900000'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

function college(unitId: number, name: string, told: { closedSince?: boolean } = {}): CollegeRecord {
  const read = readCollege(
    {
      unitId: String(unitId),
      row: { ...ROW, UNITID: String(unitId), INSTNM: name },
      releasedOn: RELEASED_ON,
      survey: null,
      ...told,
    },
    [{ cip4: '11.01', credential_level: '3', awards: '7' }],
    'here',
  );
  if (isUnreadable(read)) throw new Error(read.reason);
  return read;
}

/** A page, or what happens between two of them. */
type Turn = readonly CollegeRecord[] | (() => Promise<unknown>);

/** Colleges in pages, as a service would tell them. */
class Told extends FederalSource {
  private readonly told: readonly (readonly CollegeRecord[])[];

  constructor(private readonly turns: readonly Turn[]) {
    super();
    this.told = turns.filter((turn) => typeof turn !== 'function');
  }

  release() {
    return Promise.resolve({ releasedOn: RELEASED_ON, dataYear: 2023 });
  }

  async *pages(): AsyncIterable<FederalPage> {
    let page = 0;
    for (const colleges of this.turns)
      if (typeof colleges === 'function') await colleges();
      else
        yield {
          ...{
            page: page++,
            pages: this.told.length,
            expectedRows: null,
            rowsRead: colleges.length,
            colleges,
          },
          ...{ problems: [], titles: new Map([['11.01', 'Computer Science']]) },
        };
  }
}

async function asked(): Promise<string> {
  const id = newId();
  await client.query(
    `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
     values ($1, 'api', 'all', '{"forceUpdate": true}', 'queued', 0, now())`,
    [id],
  );
  return id;
}

async function imported(...pages: Turn[]) {
  const id = await asked();
  const session = await PgImportSession.open(database.url, id);
  if (session === null || session === 'busy') throw new Error('The import was not taken up.');
  try {
    await runImport(new Told(pages), session, session.signal);
  } finally {
    await session.close();
  }
  const { rows } = await client.query<Record<string, unknown>>(
    'select state, imported, updated, unchanged from college_catalogue.imports where id = $1',
    [id],
  );
  return rows[0];
}

async function calledOffOnceStored(): Promise<void> {
  const call = () =>
    client.query(
      `update college_catalogue.imports set state = 'cancelled' where state = 'running' and imported > 0`,
    );
  while ((await call()).rowCount === 0) await pause(10);
}

const names = async () =>
  (
    await client.query<{ name: string }>(
      'select name from college_catalogue.colleges where unit_id > 900000 order by unit_id',
    )
  ).rows.map(({ name }) => name);

it('a college that stands on two pages is compared with what the first page made of it', async () => {
  const first = college(900_001, 'Fjord College');

  expect(
    await imported(
      [first, college(900_002, 'Glen College')],
      [first, college(900_003, 'Moor College')],
      [college(900_001, 'Fjord University')],
    ),
  ).toEqual({ state: 'complete', imported: 3, updated: 1, unchanged: 1 });
  expect(await names()).toEqual(['Fjord University', 'Glen College', 'Moor College']);
});

it('a college that a later file closed stays closed for whoever tells the release again, until such a file has it open', async () => {
  const isOpen = async () =>
    (
      await client.query<{ operating: boolean }>(
        'select operating from college_catalogue.colleges where unit_id = 900001',
      )
    ).rows;
  const told = (how: { closedSince?: boolean } = {}) => imported([college(900_001, 'Fjord College', how)]);

  await told({ closedSince: true });
  expect(await isOpen()).toEqual([{ operating: false }]);
  expect(await told()).toMatchObject({ unchanged: 1 });
  expect(await isOpen()).toEqual([{ operating: false }]);
  expect(await told({ closedSince: false })).toMatchObject({ updated: 1 });
  expect(await isOpen()).toEqual([{ operating: true }]);
});

it('a page that is stored when the import is called off leaves nothing of itself, nor do those after it', async () => {
  expect(
    await imported(
      [college(900_001, 'Fjord College')],
      calledOffOnceStored,
      [college(900_002, 'Glen College')],
      [college(900_003, 'Moor College')],
    ),
  ).toEqual({ state: 'cancelled', imported: 1, updated: 0, unchanged: 0 });
  expect(await names()).toEqual(['Fjord College']);
});

it('a source that does not say a word ends nothing: the import can be called off before it began', async () => {
  const session = await PgImportSession.open(database.url, await asked());
  if (session === null || session === 'busy') throw new Error('The import was not taken up.');
  const { signal } = session;
  class Silent extends Told {
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

it('a page that fails leaves nothing of itself, and the ones before it stay', async () => {
  const broken = {
    ...college(900_002, 'Glen College'),
    programs: [{ cip4: '99.99', credential_level: '3' }],
  };

  await expect(
    imported([college(900_001, 'Fjord College')], [broken], [college(900_003, 'Moor College')]),
  ).rejects.toThrow('college_programs');
  expect(await names()).toEqual(['Fjord College']);
  const { rows } = await client.query(
    `update college_catalogue.imports set state = 'failed' where state = 'running' returning page, failed_attempts`,
  );
  expect(rows).toEqual([{ page: 1, failed_attempts: 1 }]);
});

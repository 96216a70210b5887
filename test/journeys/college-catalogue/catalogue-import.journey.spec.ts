import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { catalogueWritings } from '../../support/data/catalogue-tables.js';
import { call, type Person } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { type ApiRecord, type ScorecardApi, startScorecardApi } from '../../support/servers/scorecard-api.js';
import { starterRecords } from '../../support/data/scorecard-records.js';
import { until } from '../../support/until.js';

interface Reply {
  jobId: string;
  state: string;
  imported: number;
  updated: number;
  duplicates: number;
  message: string;
  code: string;
  error: string | null;
}

interface Status {
  totalInDatabase: number;
  closedInDatabase: number;
  estimatedTotalColleges: number;
  completionPercentage: number;
  lastImportDate: string | null;
  current: {
    id: string;
    state: string;
    waits: number;
    rejected: number;
    page: number;
    pages: number;
    waitingUntil: string | null;
    waitingFor: string | null;
    secondsLeft: number | null;
  } | null;
}

const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const OHIO_STATE = 204796;

/** Three small pages, because most of these tests import them all. */
const SERVED = 44;
const PER_PAGE = 20;

/** Stands for a second, so an hour of the service takes seven seconds. */
const PACE_MS = 2;
const HOUR_MS = 3600 * PACE_MS;
const STARTER = 522;

let records: ApiRecord[];
let unknown: string[];
let scorecard: ScorecardApi;
let flyleaf: RunningApp;
let client: pg.Client;
let admin: Person;
beforeAll(async () => {
  records = (await starterRecords()).filter(({ id }, i) => i < SERVED || id === OHIO_STATE);
  unknown = [];
  scorecard = await startScorecardApi({ records, unknown, mostPerPage: PER_PAGE });
  flyleaf = await startApp({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SCORECARD_API_URL: scorecard.url,
    SCORECARD_API_KEY: 'test-key',
    SCORECARD_API_PACE_MS: String(PACE_MS),
  });
  client = await connectTo(flyleaf.databaseUrl);
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = body.tokens;
});
afterEach(() => {
  unknown.length = 0;
});
afterAll(async () => {
  await client.end();
  await flyleaf.close();
  await scorecard.close();
});

const IMPORT_LIMITS = { withinMs: 110_000, everyMs: 50 };

const ask = async (what: string, options?: object) => {
  const reply = await call<Reply>(flyleaf, admin, 'POST', `/api/admin/${what}`, options);
  if (reply.status !== 202) return reply;
  // On a slow machine the reply comes before the import is done. What it would have said then follows from how it ended.
  return until(async () => {
    const { body } = await call<Reply>(flyleaf, admin, 'GET', `/api/admin/imports/${reply.body.jobId}`);
    const isOver = !['queued', 'running', 'waiting'].includes(body.state);
    if (body.state === 'failed')
      return {
        ...reply,
        status: 503,
        body: { ...body, code: 'college-catalogue.import-failed', message: body.error ?? '' },
      };
    return isOver && { ...reply, status: 200, body: { ...body, jobId: reply.body.jobId } };
  }, IMPORT_LIMITS);
};
const importAll = (options: object = { forceUpdate: true }) => ask('import-all-colleges', options);
const status = async () => (await call<Status>(flyleaf, admin, 'GET', '/api/admin/import-status')).body;
const release = async () =>
  (
    await call<{ releasedOn: string; colleges: number; imported: number }>(
      flyleaf,
      null,
      'GET',
      '/api/catalogue-release',
    )
  ).body;
const forget = async (count: number) => {
  const unitIds = records.flatMap(({ id }) => (id === OHIO_STATE ? [] : [id])).slice(-count);
  await client.query('delete from college_catalogue.federal_rows where unit_id = any ($1)', [unitIds]);
  await client.query('delete from college_catalogue.colleges where unit_id = any ($1)', [unitIds]);
};

describe('the public facts about the catalogue', () => {
  it('are its release and the number of colleges, none of them imported at first', async () => {
    const { released_on: day } = (
      await client.query<{ released_on: string }>(
        'select released_on::text from college_catalogue.catalogue_version',
      )
    ).rows[0] ?? { released_on: '' };

    expect(await release()).toEqual({ releasedOn: day, colleges: STARTER, imported: 0 });
  });
});

describe('importing every college from the service', () => {
  it('adds missing colleges and counts them', async () => {
    await forget(40);
    const { status: code, body } = await importAll();

    expect([code, body.state, body.imported]).toEqual([200, 'complete', 40]);
    expect((await release()).imported).toBeGreaterThanOrEqual(40);
    expect(body.imported + body.updated + body.duplicates).toBe(records.length);
    expect(await status()).toMatchObject({
      totalInDatabase: STARTER,
      estimatedTotalColleges: STARTER,
      completionPercentage: 100,
      lastImportDate: expect.stringMatching(/^20\d\d-/) as string,
      current: { id: body.jobId, state: 'complete', page: 3, pages: 3, rejected: 0 },
    });
  });

  it('counts the closed colleges among all of them', async () => {
    const close = (operating: boolean) =>
      client.query('update college_catalogue.colleges set operating = $2 where unit_id = $1', [
        OHIO_STATE,
        operating,
      ]);
    const { closedInDatabase } = await status();
    await close(false);
    const after = await status();
    await close(true);

    expect(after).toMatchObject({ totalInDatabase: STARTER, closedInDatabase: closedInDatabase + 1 });
  });

  it('writes nothing when nothing changed (P14)', async () => {
    const before = await catalogueWritings(client);
    const { body } = await importAll();

    expect(body).toMatchObject({ imported: 0, updated: 0, duplicates: records.length });
    expect(await catalogueWritings(client)).toEqual(before);
  });

  it('keeps figures the service does not have, and suppressed figures', async () => {
    const { rows } = await client.query<{ applicants: number; suppressed: number }>(
      `select (select applicants from college_catalogue.college_admissions where unit_id = $1) as applicants,
              (select count(*)::int from college_catalogue.college_aid where suppressed <> '{}') as suppressed`,
      [OHIO_STATE],
    );

    expect(rows[0]?.applicants).toBeGreaterThan(70_000);
    expect(rows[0]?.suppressed).toBeGreaterThan(0);
  });

  it('stores changes, tells matching, and leaves other colleges alone', async () => {
    const directory = flyleaf.app.get(CollegeDirectory);
    const version = await directory.catalogueVersion();
    const untouched = () =>
      client.query('select max(xmin::text::bigint) from college_catalogue.colleges where unit_id <> $1', [
        OHIO_STATE,
      ]);
    const before = (await untouched()).rows;
    const position = records.findIndex(({ id }) => id === OHIO_STATE);
    const record = records[position] ?? {};
    records[position] = { ...record, 'latest.cost.tuition.in_state': 13_244 };
    const { body } = await importAll();
    records[position] = record;

    expect(body).toMatchObject({ imported: 0, updated: 1 });
    const { rows } = await client.query<{ tuition: number; card: number }>(
      `select tuition_in_state as tuition, (card ->> 'tuitionInState')::int as card
         from college_catalogue.college_costs join college_catalogue.college_search using (unit_id) where unit_id = $1`,
      [OHIO_STATE],
    );
    expect(rows).toEqual([{ tuition: 13_244, card: 13_244 }]);
    expect((await untouched()).rows).toEqual(before);
    expect(await directory.catalogueVersion()).not.toBe(version);
    await importAll();
  });

  it('skips what was imported in the last thirty days, unless forced; that is so without options', async () => {
    await forget(3);
    await importAll();
    const { body } = await ask('import-all-colleges');

    expect(body.duplicates).toBeGreaterThanOrEqual(3);
    expect(body.imported).toBe(0);
  });

  it('starts at the requested page', async () => {
    scorecard.pages.length = 0;
    await importAll({ forceUpdate: true, resumeFromPage: 1 });

    expect(scorecard.pages.filter((page) => page > 0)).toEqual([1, 2]);
  });

  it.each([[{ maxAgeInDays: -1 }], [{ resumeFromPage: 1.5 }], [{ forceUpdate: 'yes' }]])(
    'refuses %j',
    async (options) => {
      expect((await importAll(options)).status).toBe(400);
    },
  );
});

describe('a service that is busy or broken', () => {
  it('is called again after 429, 5xx and invalid JSON, and the waits are counted', async () => {
    scorecard.misbehave({ status: 429, times: 2, body: '{"error":{"code":"OVER_RATE_LIMIT"}}' });
    scorecard.misbehave({ status: 502, times: 2 });
    scorecard.misbehave({ status: 200, times: 1, body: '<html>not what you asked for</html>' });
    const { status: code, body } = await importAll();

    expect([code, body.state]).toEqual([200, 'complete']);
    expect((await status()).current?.waits).toBe(5);
  });

  it('is not called while no call is left, and the status shows the wait', async () => {
    scorecard.allow({ calls: 4, windowMs: HOUR_MS - 1_000 });
    const calls = scorecard.calls;
    const done = importAll();
    const waiting = await until(async () => {
      const { current } = await status();
      return current?.state === 'waiting' && current.page === 2 && current;
    });
    const { body } = await done;
    scorecard.allow(null);

    expect(waiting).toMatchObject({
      state: 'waiting',
      page: 2,
      waitingFor: 'The hourly limit of the key is used up.',
      secondsLeft: expect.any(Number) as number,
    });
    expect(Date.parse(waiting.waitingUntil ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
    expect(waiting.secondsLeft).toBeGreaterThan(0);
    expect([body.state, scorecard.calls - calls]).toEqual(['complete', 5]);
    expect((await status()).current).toMatchObject({ waits: 1, waitingUntil: null, waitingFor: null });
  });

  it('fails the import with a message when it keeps failing', async () => {
    scorecard.misbehave({ status: 500, times: 9 });
    const { status: code, body } = await importAll();

    expect([code, body.code]).toEqual([503, 'college-catalogue.import-failed']);
    expect(body.message).toBe('The College Scorecard service answered with status 500. We tried 9 times.');
    expect((await status()).current?.state).toBe('failed');
  });

  it('may lose a field: the field is reported, and its figures stay', async () => {
    unknown.push('latest.earnings.10_yrs_after_entry.median', 'latest.academics.program.assoc');
    const { body } = await importAll();
    const report = await call<{ problems: { problems: { place: string }[] } }>(
      flyleaf,
      admin,
      'GET',
      `/api/admin/imports/${body.jobId}`,
    );
    const { rows } = await client.query<{ earnings: number }>(
      'select earnings_10yr_median as earnings from college_catalogue.college_earnings where unit_id = $1',
      [OHIO_STATE],
    );

    expect(body.state).toBe('complete');
    expect(report.body.problems.problems.map(({ place }) => place)).toEqual([
      'field latest.earnings.10_yrs_after_entry.median',
    ]);
    expect(rows[0]?.earnings).toBeGreaterThan(50_000);
  });

  it('may send an unreadable row: the row is reported, and the others are stored', async () => {
    const sick = { ...records[0], id: 999_001, 'school.name': null };
    const odd = { ...records[1], id: 999_002, 'latest.cost.tuition.in_state': 'a lot' };
    const unprintable = { ...records[1], id: 999_003, 'latest.cost.tuition.in_state': 'a\u0000lot\ud800' };
    records.push(sick, odd, unprintable);
    const { body } = await importAll();
    records.splice(-3);
    const { body: report } = await call<{ rejected: number; problems: { problems: object[] } }>(
      flyleaf,
      admin,
      'GET',
      `/api/admin/imports/${body.jobId}`,
    );

    expect(body).toMatchObject({ state: 'complete', imported: 0 });
    expect(report.problems.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ unitId: 999_001, reason: 'INSTNM is missing.' }),
        expect.objectContaining({ unitId: 999_002, reason: 'TUITIONFEE_IN is "a lot", not a number.' }),
        expect.objectContaining({ unitId: 999_003, reason: 'TUITIONFEE_IN is "a lot\ufffd", not a number.' }),
      ]),
    );
  });
});

describe('an import that can read no row', () => {
  it('fails, and shows why everywhere', async () => {
    const { lastImportDate } = await status();
    const served = records.splice(0, records.length, { ...records[0], id: 999_001, 'school.name': null });
    const reply = await importAll();
    records.splice(0, records.length, ...served);

    const why = 'None of the 1 rows could be read. For example, unit 999001: INSTNM is missing.';
    expect(reply).toMatchObject({ status: 503, body: { message: why } });
    expect(await status()).toMatchObject({
      lastImportDate,
      current: { state: 'failed', error: why, imported: 0 },
    });
  });
});

describe('one import at a time', () => {
  it('refuses a second import, and can cancel the first', async () => {
    const letGo = scorecard.holdBackFrom(0);
    const former = (await status()).current?.id;
    const first = importAll();
    let { current } = await status();
    while (current?.id === former) ({ current } = await status());
    const second = await importAll();
    await call(flyleaf, admin, 'POST', `/api/admin/imports/${current?.id ?? ''}/cancel`);
    letGo();

    expect([second.status, second.body.code]).toEqual([409, 'college-catalogue.import-already-running']);
    expect(second.body.message).toContain('Another import is running');
    expect((await first).body.state).toBe('cancelled');
    expect((await importAll()).body.state).toBe('complete');
  });

  it('does not find an unknown import', async () => {
    const nobody = '/api/admin/imports/00000000-0000-7000-8000-000000000000';

    expect((await call(flyleaf, admin, 'GET', nobody)).status).toBe(404);
    expect((await call(flyleaf, admin, 'POST', `${nobody}/cancel`)).status).toBe(404);
  });
});

describe('importing the most selective colleges', () => {
  it('stores the open four-year colleges with the lowest admit rates', async () => {
    const { body } = await ask('import-competitive-colleges', {});
    const selective = records.filter(
      (record) =>
        record['school.institutional_characteristics.level'] === 1 &&
        typeof record['latest.admissions.admission_rate.overall'] === 'number',
    );

    expect(body.state).toBe('complete');
    expect(body.imported + body.updated + body.duplicates).toBe(Math.min(500, selective.length));
  });
});

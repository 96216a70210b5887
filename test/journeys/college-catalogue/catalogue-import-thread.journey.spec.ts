import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYTHING, ImportRequests } from '#modules/college-catalogue/application/import/import-requests.js';
import { query } from '../../support/servers/database.js';
import { call, type Person } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { type ScorecardApi, startScorecardApi } from '../../support/servers/scorecard-api.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { starterRecords } from '../../support/data/scorecard-records.js';
import { until } from '../../support/until.js';

const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const SERVED = 120;
const ANSWER_MS = 300;
/** The second of two pages. No import ends while it is held back. */
const LAST_PAGE = 1;
/** One more failure ends the import. */
const SETBACKS_BEFORE_THE_LAST = 4;

/** A college with so many programs that the thread runs out of memory. */
const endless = `{"metadata":{"total":1},"results":[{"id":1,"latest.programs.cip_4_digit":[${'{},'.repeat(3_000_000)}{}]}]}`;
/** What the call for the newest year gets, before the first page. */
const noYear = '{"metadata":{"total":0},"results":[]}';

const PATIENTLY = { timeout: 20_000 };

let scorecard: ScorecardApi;
let flyleaf: RunningApp;
let admin: Person;
const lines: string[] = [];
beforeAll(async () => {
  scorecard = await startScorecardApi({
    records: (await starterRecords()).slice(0, SERVED),
    slowMs: ANSWER_MS,
  });
  flyleaf = await startApp(
    {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...scorecardSettings(),
      LOG_LEVEL: 'error',
    },
    lines,
  );
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = body.tokens;
});
afterAll(async () => {
  await flyleaf.close();
  await scorecard.close();
});

const scorecardSettings = () => ({
  SCORECARD_API_URL: scorecard.url,
  SCORECARD_API_KEY: 'test-key',
  SCORECARD_API_PACE_MS: '2',
});

interface Import {
  state: string;
  failed_attempts: number;
  error: string | null;
}

const newest = async (): Promise<Import | undefined> =>
  (
    await query<Import>(
      flyleaf,
      'select state, failed_attempts, error from college_catalogue.imports order by created_at desc limit 1',
    )
  )[0];

const newestOnce = (condition: (newest: Import) => boolean): Promise<Import> =>
  until(async () => {
    const found = await newest();
    return found !== undefined && condition(found) && found;
  });

const isOver = ({ state }: Import) => ['complete', 'failed', 'cancelled'].includes(state);

const begin = () => flyleaf.app.get(ImportRequests, { strict: false }).begin('all', EVERYTHING);

const searches = async () => (await call(flyleaf, admin, 'GET', '/api/colleges?search=ohio')).status;

const sendTooMuch = () => {
  for (const body of [noYear, endless]) scorecard.misbehave({ status: 200, times: 1, body });
};

describe('an import that runs out of memory', () => {
  it('ends with its thread; the server keeps answering, and the next try finishes it', async () => {
    sendTooMuch();
    await begin();
    const died = await newestOnce(({ failed_attempts: failed }) => failed === 1);
    const answered = await searches();
    const done = await newestOnce(isOver);

    expect(died.state).not.toBe('failed');
    expect(answered).toBe(200);
    expect(done).toEqual({ state: 'complete', failed_attempts: 0, error: null });
    expect(lines.join('')).toContain('ERR_WORKER_OUT_OF_MEMORY');
  });

  it('fails with a message when that happens too often', async () => {
    sendTooMuch();
    const letGo = scorecard.holdBackFrom(0);
    await begin();
    await query(flyleaf, 'update college_catalogue.imports set failed_attempts = $1', [
      SETBACKS_BEFORE_THE_LAST,
    ]);
    letGo();
    const failed = await newestOnce(isOver);

    expect(failed).toEqual({
      state: 'failed',
      failed_attempts: SETBACKS_BEFORE_THE_LAST + 1,
      error: 'Something went wrong on our side while storing a page. The log has the details.',
    });
  });
});

const connections = () =>
  query(
    flyleaf,
    `select application_name from pg_stat_activity
      where application_name like 'flyleaf-import%' and datname = current_database()`,
  );

describe('an import that is cancelled', () => {
  it('ends, with its thread and its connections', async () => {
    const letGo = scorecard.holdBackFrom(LAST_PAGE);
    const id = await begin();
    await newestOnce(({ state }) => state === 'running');
    await call(flyleaf, admin, 'POST', `/api/admin/imports/${id}/cancel`);

    await expect.poll(connections, PATIENTLY).toEqual([]);
    letGo();
    expect((await newest())?.state).toBe('cancelled');
  });
});

describe('a server that stops in the middle of an import', () => {
  it('replies to waiting requests and closes the import’s connections, and the next server continues', async () => {
    const letGo = scorecard.holdBackFrom(LAST_PAGE);
    const request = call(flyleaf, admin, 'POST', '/api/admin/import-all-colleges', { forceUpdate: true });
    await newestOnce(({ state }) => state === 'running');
    await flyleaf.app.close();
    expect((await request).status).toBe(202);
    expect(await connections()).toEqual([]);
    expect((await newest())?.state).toBe('running');

    letGo();
    const next = await ServerProcess.onFreePort({
      DATABASE_URL: flyleaf.databaseUrl,
      DEMO_DATA: 'false',
      ...scorecardSettings(),
    });
    await next.start();
    const done = await newestOnce(isOver);
    await next.dispose();
    expect(done.state).toBe('complete');
  });
});

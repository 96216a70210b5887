import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { catalogueDigests } from '../../support/data/catalogue-tables.js';
import { call, type Person } from '../../support/data/people.js';
import { type ScorecardApi, startScorecardApi } from '../../support/servers/scorecard-api.js';
import { silentForAnHour } from '../../support/servers/silent-for-an-hour.js';
import { starterRecords } from '../../support/data/scorecard-records.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

/** `IMPORT_KILLS=10` tries ten random points. */
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 1);
const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const ANSWER_MS = 200;
/** A page of six, held back until the kill, so that the kill always hits a running import. */
const LAST_PAGE = 5;
const DONE_WITHIN_MS = 180_000;

const TAKEN_UP_WITHIN_MS = 40_000;

let scorecard: ScorecardApi;
let database: FreshDatabase;
let client: pg.Client;
let server: ServerProcess;
beforeAll(async () => {
  scorecard = await startScorecardApi({ records: await starterRecords(), slowMs: ANSWER_MS });
  database = await freshDatabase();
  client = await connectTo(database.url);
  server = await ServerProcess.onFreePort({
    DATABASE_URL: database.url,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SCORECARD_API_URL: scorecard.url,
    SCORECARD_API_KEY: 'test-key',
    SCORECARD_API_PACE_MS: '5',
  });
  await server.start();
}, 120_000);
afterAll(async () => {
  await client.end();
  await server.dispose();
  await database.drop();
  await scorecard.close();
}, 60_000);

/** As if no college had been imported yet. */
async function forgetEverything(): Promise<void> {
  for (const table of ['federal_rows', 'colleges', 'program_titles'])
    await client.query(`delete from college_catalogue.${table}`);
}

async function startImport(): Promise<void> {
  const { body } = await call<{ tokens: Person }>(server, null, 'POST', '/api/auth/login', ADMIN);
  void call(server, body.tokens, 'POST', '/api/admin/import-all-colleges', { forceUpdate: true }).catch(
    () => null,
  );
}

interface Progress {
  state: string;
  page: number;
}

async function newest(): Promise<Progress | undefined> {
  const { rows } = await client.query<Progress>(
    'select state, page from college_catalogue.imports order by created_at desc limit 1',
  );
  return rows[0];
}

const newestOnce = (condition: (progress: Progress) => boolean, withinMs: number): Promise<boolean> =>
  until(
    async () => {
      const progress = await newest();
      return progress !== undefined && condition(progress);
    },
    { withinMs },
  );

describe('a server killed in the middle of an import', () => {
  it(
    'continues at the next page after a restart, with the same tables as an undisturbed import (F3)',
    async () => {
      await forgetEverything();
      await startImport();
      await newestOnce(({ state }) => state === 'complete', DONE_WITHIN_MS);
      const undisturbed = await catalogueDigests(client);
      expect(undisturbed['colleges']).toMatch(/^522 rows/);

      for (let kill = 0; kill < KILLS; kill += 1) {
        await forgetEverything();
        const letGo = scorecard.holdBackFrom(LAST_PAGE);
        await startImport();
        const pageOfTheKill = 1 + Math.floor(Math.random() * 3);
        await newestOnce(({ state, page }) => state === 'running' && page >= pageOfTheKill, DONE_WITHIN_MS);
        await pause(Math.random() * ANSWER_MS); // kills anywhere between two pages
        await server.end('SIGKILL');
        letGo();
        await silentForAnHour(client);
        const cutOff = await newest();
        expect(cutOff?.state).toBe('running');

        const asked = scorecard.pages.length;
        await server.start();
        await newestOnce(
          ({ state, page }) => state === 'complete' || page > (cutOff?.page ?? 0),
          TAKEN_UP_WITHIN_MS,
        );
        await newestOnce(({ state }) => state === 'complete', DONE_WITHIN_MS);
        // One call asks for the newest year; another may have been in progress at the kill.
        const askedAgain = scorecard.pages.slice(asked);
        expect(askedAgain.filter((page) => page < (cutOff?.page ?? 0))).toEqual([0]);
        expect(await catalogueDigests(client)).toEqual(undisturbed);
      }
    },
    120_000 + KILLS * 90_000,
  );
});

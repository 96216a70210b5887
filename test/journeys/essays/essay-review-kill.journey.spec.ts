import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { call, register } from '../../support/data/people.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { silentForAnHour } from '../../support/servers/silent-for-an-hour.js';
import { until } from '../../support/until.js';

interface InFull {
  essay: { status: string };
  latestReview: { model: string; lineComments: { kind: string }[] } | null;
}

const CLICHES = `Ever since I was little, soccer has been my passion. When I tore my ACL, my world came crashing down.

It was a roller coaster of emotions, and I pushed myself to the limit every day.`;

/** A new server reads the grammar first, which takes a busy machine a while. */
const PATIENTLY = { withinMs: 100_000 };
const RECOVERED = { timeout: 100_000, interval: 200 };

let database: FreshDatabase;
let server: ServerProcess;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = await connectTo(database.url);
  server = await ServerProcess.onFreePort({ DATABASE_URL: database.url });
  await server.start();
});
afterAll(async () => {
  await client.end();
  await server.dispose();
  await database.drop();
});

/** No review can be stored meanwhile, so a try waits at its last moment. */
async function lockReviews(): Promise<void> {
  await client.query('begin');
  await client.query('lock table essays.essay_reviews in exclusive mode');
}

async function killWhileReviewing(attempt: number): Promise<void> {
  const waiting = `select 1 from pg_locks where not granted and relation = 'essays.essay_reviews'::regclass`;
  await until(async () => (await client.query(waiting)).rowCount !== 0, PATIENTLY);
  const { rows } = await client.query('select status, attempt from essays.jobs');
  expect(rows).toEqual([{ status: 'running', attempt }]);
  await server.end('SIGKILL');
  await client.query('rollback');
  await silentForAnHour(client);
}

it('a server killed twice in a review finishes it once, and no essay is stuck (F2)', async () => {
  const student = await register(server);
  await lockReviews();
  const { body } = await call<{ id: string }>(server, student, 'POST', '/api/essays', {
    title: 'My injury',
    essayType: 'Personal Statement',
    prompt: 'Tell us about a challenge.',
    content: CLICHES,
    submit: true,
  });
  await killWhileReviewing(1);
  await lockReviews();
  await server.start();
  await killWhileReviewing(2);
  await server.start();

  const inFull = async () => (await call<InFull>(server, student, 'GET', `/api/essays/${body.id}`)).body;
  await expect.poll(async () => (await inFull()).essay.status, RECOVERED).toBe('Complete');
  const { latestReview } = await inFull();
  expect(latestReview?.model).toBe('built-in/5');
  expect(latestReview?.lineComments.map(({ kind }) => kind)).toContain('cliche');
  const { rows } = await client.query(`
    select (select count(*)::int from essays.essay_reviews) as reviews,
           (select array_agg(status || ' ' || attempt) from essays.jobs) as jobs`);
  expect(rows).toMatchObject([{ reviews: 1, jobs: ['complete 3'] }]);
}, 300_000);

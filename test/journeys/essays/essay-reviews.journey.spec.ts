import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EssayReviewer } from '#modules/essays/application/review/essay-reviewer.js';
import { aReview } from '#modules/essays/testing/a-review.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { query } from '../../support/servers/database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startAppOver } from '../../support/servers/running-app.js';

interface InFull {
  essay: { status: string; overallScore: number | null; latestVersionNumber: number };
  latestReview: { versionNumber: number; isCurrent: boolean; model: string; createdAt: string } | null;
}
interface Job {
  status: string;
  error: string | null;
}

const PATIENTLY = { timeout: 30_000 };

const DRAFT = {
  title: 'The stove clock',
  essayType: 'Personal Statement',
  prompt: 'Recount a time when you faced a challenge.',
  content: 'The clock on our stove has been eleven minutes fast since I was nine.',
};

let database: FreshDatabase;
let servers: RunningApp[];
let flyleaf: RunningApp;
let maya: Person;
/** What each reading waits for, and how it ends. */
let reading: () => Promise<ReturnType<typeof aReview>>;
let readings = 0;
beforeAll(async () => {
  database = await freshDatabase();
  const start = () => startAppOver({ ...database, drop: () => Promise.resolve() });
  flyleaf = await start();
  servers = [flyleaf, await start()];
  maya = await register(flyleaf);
  for (const { app } of servers)
    vi.spyOn(app.get(EssayReviewer, { strict: false }), 'review').mockImplementation(() => {
      readings += 1;
      return reading();
    });
});
afterEach(() => {
  reading = () => Promise.resolve(aReview());
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});
reading = () => Promise.resolve(aReview());

const write = async (body: object = {}) =>
  (await call<{ id: string; jobId: string }>(flyleaf, maya, 'POST', '/api/essays', { ...DRAFT, ...body }))
    .body;
const save = (id: string, body: object) =>
  call(flyleaf, maya, 'PUT', `/api/essays/${id}`, { ...DRAFT, ...body });
const analyze = (id: string, server = flyleaf, person = maya) =>
  call<{ jobId: string }>(server, person, 'POST', `/api/essays/${id}/reviews`);
const job = async (id: string) => (await call<Job>(flyleaf, maya, 'GET', `/api/jobs/${id}`)).body;
const inFull = async (id: string) => (await call<InFull>(flyleaf, maya, 'GET', `/api/essays/${id}`)).body;
const status = async (id: string) => (await inFull(id)).essay.status;
const reviewed = (id: string) => expect.poll(() => status(id), PATIENTLY).toBe('Complete');

/** Holds every reading until it is released. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  reading = () => promise.then(() => aReview());
  return () => resolve(undefined);
}

describe('a submitted essay', () => {
  it('waits, is read, and has its review', async () => {
    const release = hold();
    const { id, jobId } = await write({ submit: true });
    await expect.poll(() => status(id), PATIENTLY).toBe('Reviewing');
    expect(await job(jobId)).toEqual({ status: 'running', error: null });
    expect((await inFull(id)).latestReview).toBeNull();

    release();
    await reviewed(id);
    expect(await job(jobId)).toEqual({ status: 'complete', error: null });
    expect(await inFull(id)).toMatchObject({
      essay: { overallScore: 65 },
      latestReview: { model: 'built-in/5', versionNumber: 1, isCurrent: true },
    });
    const stats = await call(flyleaf, maya, 'GET', '/api/analytics/stats');
    expect(stats.body['aiInteractions']).toBe(1);
  });

  it('is a draft again when its text changes meanwhile, and keeps the review of the text that was read', async () => {
    const release = hold();
    const { id } = await write({ submit: true });
    await expect.poll(() => status(id), PATIENTLY).toBe('Reviewing');
    await save(id, { content: 'The clock is twelve minutes fast.', latestVersionNumber: 1 });
    release();

    await expect
      .poll(() => inFull(id), PATIENTLY)
      .toMatchObject({
        essay: { status: 'Draft', latestVersionNumber: 2 },
        latestReview: { versionNumber: 1, isCurrent: false },
      });
  });

  it('ends in an error that says so after three tries, and can be analyzed again', async () => {
    readings = 0;
    reading = () => Promise.reject(new Error('The reader is ill.'));
    const { id, jobId } = await write({ submit: true });

    await expect.poll(() => status(id), PATIENTLY).toBe('Error');
    expect(await job(jobId)).toEqual({
      status: 'error',
      error: 'We couldn’t finish reading your essay. Your text is safe. Please try again.',
    });
    expect(readings).toBe(3);

    reading = () => Promise.resolve(aReview());
    await analyze(id);
    await reviewed(id);
  });

  it('that is deleted meanwhile leaves nothing behind', async () => {
    const release = hold();
    const { id, jobId } = await write({ submit: true });
    await expect.poll(() => status(id), PATIENTLY).toBe('Reviewing');
    await call(flyleaf, maya, 'DELETE', `/api/essays/${id}`);
    release();

    expect((await call(flyleaf, maya, 'GET', `/api/jobs/${jobId}`)).status).toBe(404);
    const pending = `select 1 from jobs.job where data ->> 'essayId' = $1 and state in ('created', 'retry', 'active')`;
    await expect.poll(() => query(flyleaf, pending, [id]), PATIENTLY).toEqual([]);
    expect(await query(flyleaf, 'select 1 from essays.essay_reviews where essay_id = $1', [id])).toEqual([]);
  });
});

describe('asking for a review', () => {
  it('fifty times at once on two servers gives one job and one review (F13)', async () => {
    readings = 0;
    const { id } = await write();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, number) => analyze(id, servers[number % 2])),
    );

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([202]));
    await reviewed(id);
    // A request that came after the review has a job of its own, which was complete at once.
    const asked = await query<{ attempts: number; reviews: number }>(
      flyleaf,
      `select (select sum(attempt)::int from essays.jobs where essay_id = $1) as attempts,
              (select count(*)::int from essays.essay_reviews where essay_id = $1) as reviews`,
      [id],
    );
    expect(asked).toEqual([{ attempts: 1, reviews: 1 }]);
    expect(readings).toBe(1);
  });

  it('again for the same text and prompt is complete at once, and for another prompt reads it again', async () => {
    const { id } = await write({ submit: true });
    await reviewed(id);
    const { createdAt } = (await inFull(id)).latestReview ?? {};
    const again = await analyze(id);
    expect(await job(again.body.jobId)).toEqual({ status: 'complete', error: null });
    expect((await inFull(id)).latestReview?.createdAt).toBe(createdAt);

    await save(id, { prompt: 'Share a talent.', latestVersionNumber: 1 });
    expect(await inFull(id)).toMatchObject({
      essay: { status: 'Complete' },
      latestReview: { isCurrent: false },
    });
    const { body } = await analyze(id);
    await expect.poll(() => job(body.jobId), PATIENTLY).toMatchObject({ status: 'complete' });
    expect((await inFull(id)).latestReview).toMatchObject({ versionNumber: 1, isCurrent: true });
  });

  it('for a restored text takes over the review it had', async () => {
    const { id } = await write({ submit: true });
    await reviewed(id);
    await save(id, { content: 'The clock is twelve minutes fast.', latestVersionNumber: 1 });
    await call(flyleaf, maya, 'POST', `/api/essays/${id}/versions/1/restore`);
    readings = 0;
    const { body } = await analyze(id);

    expect(await job(body.jobId)).toEqual({ status: 'complete', error: null });
    expect(await inFull(id)).toMatchObject({
      essay: { status: 'Complete' },
      latestReview: { versionNumber: 3, isCurrent: true },
    });
    expect(readings).toBe(0);
  });

  it('is refused above a thousand words', async () => {
    const { id } = await write({ content: 'word '.repeat(1_001) });

    expect(await analyze(id)).toMatchObject({
      status: 400,
      body: { message: 'Please keep your essay under 1000 words for optimal analysis.' },
    });
  });

  it('finds no essay and no job of another student', async () => {
    const sam = await register(flyleaf);
    const { id, jobId } = await write({ submit: true });

    expect((await analyze(id, flyleaf, sam)).status).toBe(404);
    expect((await call(flyleaf, sam, 'GET', `/api/jobs/${jobId}`)).status).toBe(404);
  });
});

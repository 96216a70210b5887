import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.js';
import { UnreadWatch } from '#modules/administration/adapters/live/unread-watch.js';
import { readSettings } from '../../src/settings.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { EventStream } from '../support/event-stream.js';
import { call, type Person, register } from '../support/people.js';
import { welcomed } from '../support/reactions.js';
import { type RunningApp, startApp } from '../support/running-app.js';
import { ServerProcess } from '../support/server-process.js';

const SHARED_SECRET = 'two-replicas-one-secret-4f8Kq2Zx7Lw9';
/** For what comes by itself, however busy the machine is. */
const PATIENTLY = { timeout: 40_000 };

interface Bell {
  items: { id: string; kind: string; title: string; body: string; link: string; readAt: string | null }[];
  unread: number;
}

let flyleaf: RunningApp;
let replica: Pick<RunningApp, 'app' | 'url' | 'close'>;
let database: pg.Client;
beforeAll(async () => {
  flyleaf = await startApp({ JWT_SECRET: SHARED_SECRET });
  replica = await secondReplica(flyleaf.databaseUrl);
  database = new pg.Client({ connectionString: flyleaf.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await replica.close();
  await flyleaf.close();
});

async function secondReplica(databaseUrl: string): Promise<typeof replica> {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    JWT_SECRET: SHARED_SECRET,
    DATA_DIR: path.join(os.tmpdir(), 'flyleaf-test-data'),
  });
  const app = await createApp(settings, databaseUrl);
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl(), close: () => app.close() };
}

const bellOf = async (person: Person): Promise<Bell> =>
  (await call<Bell>(flyleaf, person, 'GET', '/api/notifications')).body;
const markRead = (person: Person, id: string, at: Pick<RunningApp, 'url'> = flyleaf) =>
  call(at, person, 'POST', `/api/notifications/${id}/read`);

/** The first news are a reaction, so they come a moment after the registration. */
async function withFirstNews(wishes: Parameters<typeof register>[1] = {}) {
  const person = await register(flyleaf, wishes);
  await welcomed(flyleaf, person);
  return { person, bell: await bellOf(person) };
}

/** A row that appears without a word to the listeners, as if what was said got lost. */
const tellSilently = (userId: string) =>
  database.query(
    `insert into administration.notifications (id, user_id, kind, title, body, link, created_at)
     values ($1, $2, 'lost', 'Lost', 'Nobody heard of this.', '/colleges', now())`,
    [newId(), userId],
  );

describe('the bell', () => {
  it('shows a new student three first entries, each leading somewhere', async () => {
    const { bell } = await withFirstNews();

    expect(bell.unread).toBe(3);
    expect(bell.items.map(({ kind, link, readAt }) => [kind, link, readAt])).toEqual([
      ['welcome', '/profile', null],
      ['complete-profile', '/profile?section=academic&step=performance', null],
      ['find-colleges', '/colleges', null],
    ]);
  });

  it.each(['parent', 'counselor'] as const)('welcomes a %s', async (role) => {
    const { bell } = await withFirstNews({ role });

    expect(bell.items.map(({ kind, link }) => [kind, link])).toEqual([['welcome', '/']]);
  });

  it('counts down as entries are read, one by one and all at once', async () => {
    const { person, bell } = await withFirstNews();
    const first = bell.items[0]?.id ?? '';

    expect((await markRead(person, first)).status).toBe(204);
    expect((await markRead(person, first)).status).toBe(204);
    const after = await bellOf(person);
    expect([after.unread, after.items[0]?.readAt]).toEqual([2, expect.any(String)]);

    expect((await call(flyleaf, person, 'POST', '/api/notifications/read-all')).status).toBe(204);
    expect(await bellOf(person)).toMatchObject({ unread: 0, items: { length: 3 } });
    expect((await bellOf(person)).items[0]?.readAt).toBe(after.items[0]?.readAt);
  });

  it('is nobody else’s: a foreign or unknown entry is absent, and stays unread', async () => {
    const { person: maya, bell } = await withFirstNews();
    const { person: noor } = await withFirstNews();

    for (const id of [bell.items[0]?.id ?? '', newId()]) {
      const { status, body } = await markRead(noor, id);
      expect([status, body['code']]).toEqual([404, 'administration.notification-not-found']);
    }
    await call(flyleaf, noor, 'POST', '/api/notifications/read-all');
    expect((await bellOf(maya)).unread).toBe(3);
    expect((await markRead(noor, 'first')).status).toBe(400);
  });
});

describe('the live count', () => {
  it('is said at once, uncompressed and stored nowhere', async () => {
    const { person } = await withFirstNews();
    const stream = await EventStream.open(flyleaf, person);

    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toBe('no-store');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['x-content-type-options']).toBe('nosniff');
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);
    stream.close();
  });

  it('tells nobody else', async () => {
    const { person: maya, bell } = await withFirstNews();
    const { person: noor } = await withFirstNews();
    const stream = await EventStream.open(flyleaf, noor);
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);

    await markRead(maya, bell.items[0]?.id ?? '');
    await pause(300);
    expect(stream.counts).toEqual([3]);
    stream.close();
  });

  it('is open on three pages at most, and again once one is closed', async () => {
    const { person } = await withFirstNews();
    const pages = await Promise.all([1, 2, 3].map(() => EventStream.open(flyleaf, person)));
    const fourth = await EventStream.open(flyleaf, person);

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '30']);
    expect(fourth.headers['content-type']).toContain('application/problem+json');

    pages[0]?.close();
    let fifth = await EventStream.open(flyleaf, person);
    // The server hears a moment later that the page is gone.
    while (fifth.status === 429) {
      fifth.close();
      fifth = await EventStream.open(flyleaf, person);
    }
    expect(fifth.status).toBe(200);
    for (const page of [...pages, fifth]) page.close();
  });

  it('asked for by its headers only, leaves nothing open', async () => {
    const { person } = await withFirstNews();
    const statusOfHeaders = async () => {
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const url = `${flyleaf.url}/api/notifications/stream`;
      return (await fetch(url, { method: 'HEAD', headers })).status;
    };
    // The server lets go a moment after its reply.
    for (let time = 0; time < 4; time += 1) await expect.poll(statusOfHeaders, PATIENTLY).toBe(200);
  });

  it('asks for a token', async () => {
    expect((await fetch(`${flyleaf.url}/api/notifications/stream`)).status).toBe(401);
  });
});

describe('the live count, with nothing but its ears', () => {
  // Whatever is noticed now was heard: no replica looks by the clock.
  const watches = () => [flyleaf, replica].map(({ app }) => app.get(UnreadWatch, { strict: false }));
  beforeEach(() => {
    for (const watch of watches()) watch.onModuleDestroy();
  });
  afterEach(() => {
    for (const watch of watches()) watch.onApplicationBootstrap();
  });

  it('follows a change on another replica, both ways', async () => {
    const { person, bell } = await withFirstNews();
    const here = await EventStream.open(flyleaf, person);
    const there = await EventStream.open(replica, person);
    await expect.poll(() => [here.counts, there.counts], PATIENTLY).toEqual([[3], [3]]);

    await markRead(person, bell.items[0]?.id ?? '', flyleaf);
    await expect.poll(() => there.counts, PATIENTLY).toEqual([3, 2]);
    await markRead(person, bell.items[1]?.id ?? '', replica);
    await expect.poll(() => here.counts, PATIENTLY).toEqual([3, 2, 1]);
    here.close();
    there.close();
  });

  it('listens again after its connection was lost', async () => {
    const { person, bell } = await withFirstNews();
    const stream = await EventStream.open(flyleaf, person);
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);

    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'flyleaf-notifications' and datname = current_database()`,
    );
    await markRead(person, bell.items[0]?.id ?? '');
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3, 2]);
    await markRead(person, bell.items[1]?.id ?? '');
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3, 2, 1]);
    stream.close();
  });
});

describe.concurrent('the live count, as time goes by', () => {
  it('converges when a change was not heard of (F21)', async ({ expect }) => {
    const { person } = await withFirstNews();
    const stream = await EventStream.open(flyleaf, person);
    await tellSilently(person.userId);

    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3, 4]);
    stream.close();
  });

  it('ends by the next heartbeat once its sign-in has ended, and lives on while it counts', async ({
    expect,
  }) => {
    const { person: leaving } = await withFirstNews();
    const { person: staying } = await withFirstNews();
    const [ending, lasting] = await Promise.all([
      EventStream.open(flyleaf, leaving),
      EventStream.open(flyleaf, staying),
    ]);
    await call(flyleaf, leaving, 'POST', '/api/auth/logout');
    const before = lasting.heartbeats;

    await expect.poll(() => ending.isOver, PATIENTLY).toBe(true);
    expect(lasting.heartbeats - before).toBeLessThanOrEqual(1);
    await expect.poll(() => lasting.heartbeats, PATIENTLY).toBeGreaterThan(0);
    expect(lasting.isOver).toBe(false);
    lasting.close();
  });
});

describe('a server with open streams', () => {
  it('ends them when it is told to stop, and exits cleanly (F4)', async () => {
    const own = await freshDatabase();
    const server = await ServerProcess.onFreePort({ DATABASE_URL: own.url });
    try {
      await server.start();
      const student = await register(server);
      const streams = await Promise.all([1, 2].map(() => EventStream.open(server, student)));
      await expect.poll(() => streams.every(({ counts }) => counts.length > 0), PATIENTLY).toBe(true);

      expect(await server.end('SIGTERM')).toBe(0);
      await expect.poll(() => streams.every(({ isOver }) => isOver), PATIENTLY).toBe(true);
      expect(streams.every(({ wasCutOff }) => !wasCutOff)).toBe(true);
    } finally {
      await server.dispose();
      await own.drop();
    }
  });
});

import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/create-app.js';
import { UnreadCounts } from '#modules/administration/notifications/adapters/live/unread-counts.js';
import { readSettings } from '../../../src/settings.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { EventStream } from '../../support/event-stream.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';

const SHARED_SECRET = 'two-replicas-one-secret-4f8Kq2Zx7Lw9';
/** Long enough for a busy machine. */
const PATIENTLY = { timeout: 40_000 };

interface Bell {
  items: {
    id: string;
    kind: string;
    title: string;
    spanish: { title: string } | null;
    body: string;
    link: string;
    readAt: string | null;
  }[];
  unread: number;
}

let flyleaf: RunningApp;
let replica: Pick<RunningApp, 'app' | 'url' | 'close'>;
let database: pg.Client;
beforeAll(async () => {
  flyleaf = await startApp({ JWT_SECRET: SHARED_SECRET });
  replica = await secondReplica(flyleaf.databaseUrl);
  database = await connectTo(flyleaf.databaseUrl);
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

/** Registers, and waits for the first notifications. */
async function newPerson(fields: Parameters<typeof register>[1] = {}) {
  const person = await register(flyleaf, fields);
  await registrationHandled(flyleaf, person);
  return { person, bell: await bellOf(person) };
}

const isSharingChange = (event: string) => event === 'sharing-changed';

/** Adds a row without notifying the servers, as if the notification got lost. */
const addSilently = (userId: string) =>
  database.query(
    `insert into administration.notifications (id, user_id, kind, title, body, link, created_at)
     values ($1, $2, 'lost', 'Lost', 'No server was notified.', '/colleges', now())`,
    [newId(), userId],
  );

describe('the bell', () => {
  it('shows a new student three notifications with links', async () => {
    const { bell } = await newPerson();

    expect(bell.unread).toBe(3);
    expect(bell.items.map(({ kind, link, readAt }) => [kind, link, readAt])).toEqual([
      ['welcome', '/profile', null],
      ['complete-profile', '/profile?section=academic&step=performance', null],
      ['find-colleges', '/colleges', null],
    ]);
  });

  it.each(['parent', 'counselor'] as const)('welcomes a %s', async (role) => {
    const { bell } = await newPerson({ role });

    expect(bell.items.map(({ kind, link }) => [kind, link])).toEqual([['welcome', '/']]);
    expect(bell.items[0]?.spanish?.title).toBe('Le damos la bienvenida a Flyleaf');
  });

  it('counts down as notifications are read, one by one and all at once', async () => {
    const { person, bell } = await newPerson();
    const first = bell.items[0]?.id ?? '';

    expect((await markRead(person, first)).status).toBe(204);
    expect((await markRead(person, first)).status).toBe(204);
    const after = await bellOf(person);
    expect([after.unread, after.items[0]?.readAt]).toEqual([2, expect.any(String)]);

    expect((await call(flyleaf, person, 'POST', '/api/notifications/read-all')).status).toBe(204);
    expect(await bellOf(person)).toMatchObject({ unread: 0, items: { length: 3 } });
    expect((await bellOf(person)).items[0]?.readAt).toBe(after.items[0]?.readAt);
  });

  it('does not let anyone mark someone else’s notification as read', async () => {
    const { person: maya, bell } = await newPerson();
    const { person: noor } = await newPerson();

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
  it('is sent at once, uncompressed and not cached', async () => {
    const { person } = await newPerson();
    const stream = await EventStream.open(flyleaf, person);

    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toBe('no-store');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['x-content-type-options']).toBe('nosniff');
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);
    stream.close();
  });

  it('is not sent to anyone else', async () => {
    const { person: maya, bell } = await newPerson();
    const { person: noor } = await newPerson();
    const stream = await EventStream.open(flyleaf, noor);
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);

    const mayas = await EventStream.open(flyleaf, maya);
    await markRead(maya, bell.items[0]?.id ?? '');
    await expect.poll(() => mayas.counts.at(-1), PATIENTLY).toBe(2);
    // Hers may come twice, when the last of her three arrives while the stream opens.
    expect(stream.counts.every((count) => count === 3)).toBe(true);
    for (const open of [stream, mayas]) open.close();
  });

  it('is open in three tabs at most, and again once one is closed', async () => {
    const { person } = await newPerson();
    const pages = await Promise.all([1, 2, 3].map(() => EventStream.open(flyleaf, person)));
    const fourth = await EventStream.open(flyleaf, person);

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '30']);
    expect(fourth.headers['content-type']).toContain('application/problem+json');

    pages[0]?.close();
    // The server notices a moment later that the page is closed.
    const fifth = await until(async () => {
      const stream = await EventStream.open(flyleaf, person);
      if (stream.status !== 429) return stream;
      stream.close();
      return null;
    });
    expect(fifth.status).toBe(200);
    for (const page of [...pages, fifth]) page.close();
  });

  it('leaves no stream open after a HEAD request', async () => {
    const { person } = await newPerson();
    const statusOfHeaders = async () => {
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const url = `${flyleaf.url}/api/notifications/stream`;
      return (await fetch(url, { method: 'HEAD', headers })).status;
    };
    // The server closes the stream a moment after its reply.
    for (let time = 0; time < 4; time += 1) await expect.poll(statusOfHeaders, PATIENTLY).toBe(200);
  });

  it('requires a token', async () => {
    expect((await fetch(`${flyleaf.url}/api/notifications/stream`)).status).toBe(401);
  });
});

describe('the live count without periodic reading', () => {
  // Without polling, changes can only arrive as database notifications.
  const counts = () => [flyleaf, replica].map(({ app }) => app.get(UnreadCounts, { strict: false }));
  beforeEach(() => {
    for (const count of counts()) count.onModuleDestroy();
  });
  afterEach(() => {
    for (const count of counts()) count.onApplicationBootstrap();
  });

  it('follows a change on another replica, both ways', async () => {
    const { person, bell } = await newPerson();
    const here = await EventStream.open(flyleaf, person);
    const there = await EventStream.open(replica, person);
    await expect.poll(() => [here.counts, there.counts], PATIENTLY).toEqual([[3], [3]]);

    await markRead(person, bell.items[0]?.id ?? '', flyleaf);
    // Two changes at almost the same time may show as one.
    const both = [
      [3, 2],
      [3, 2],
    ];
    await expect.poll(() => [here.counts, there.counts], PATIENTLY).toEqual(both);
    await markRead(person, bell.items[1]?.id ?? '', replica);
    await expect.poll(() => here.counts, PATIENTLY).toEqual([3, 2, 1]);
    here.close();
    there.close();
  });

  it('tells an adult on another replica that a student closed something, before the bell says so', async () => {
    const { person: maya } = await newPerson();
    const { person: ana } = await newPerson({ role: 'parent' });
    await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
    const stream = await EventStream.open(replica, ana);
    await expect.poll(() => stream.events, PATIENTLY).toEqual(['unread']);
    const seen = () => call(replica, ana, 'GET', `/api/linked-students/${maya.userId}`);

    await call(flyleaf, maya, 'PUT', `/api/sharing/adults/${ana.userId}`, { parts: [] });
    await expect.poll(() => stream.events, PATIENTLY).toEqual(['unread', 'sharing-changed']);
    expect((await seen()).body['parts']).toEqual([]);

    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${ana.userId}`);
    await expect
      .poll(() => stream.events, PATIENTLY)
      .toEqual(['unread', 'sharing-changed', 'sharing-changed', 'unread']);
    expect((await seen()).status).toBe(404);
    stream.close();
  });

  it('tells an adult that a student is leaving, and a student that the adult gave up', async () => {
    const { person: maya } = await newPerson();
    const { person: ana } = await newPerson({ role: 'parent' });
    const { person: ben } = await newPerson({ role: 'parent' });
    const [hers, mayas] = [await EventStream.open(flyleaf, ana), await EventStream.open(replica, maya)];
    const changes = () => [hers, mayas].map(({ events }) => events.filter(isSharingChange).length);
    for (const adult of [ana, ben]) await linkAdult(flyleaf, maya, adult, 'parent', ['list']);
    await expect.poll(changes, PATIENTLY).toEqual([1, 2]);

    await call(flyleaf, ben, 'DELETE', `/api/linked-students/${maya.userId}`);
    await expect.poll(changes, PATIENTLY).toEqual([1, 3]);
    await call(flyleaf, maya, 'PUT', '/api/account/leaving', { currentPassword: maya.password });
    await expect.poll(() => changes()[0], PATIENTLY).toBe(2);
    for (const open of [hers, mayas]) open.close();
  });

  it('continues after its connection to the database was lost', async () => {
    const { person, bell } = await newPerson();
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

describe.concurrent('the live count over time', () => {
  it('catches up when the notification of a change got lost (F21)', async ({ expect }) => {
    const { person } = await newPerson();
    const stream = await EventStream.open(flyleaf, person);
    // The stream is open before its first count is read.
    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3]);
    await addSilently(person.userId);

    await expect.poll(() => stream.counts, PATIENTLY).toEqual([3, 4]);
    stream.close();
  });

  it('ends within a second after a sign-out on another replica, and stays open for others', async ({
    expect,
  }) => {
    const { person: leaving } = await newPerson();
    const { person: staying } = await newPerson();
    const [ending, lasting] = await Promise.all([
      EventStream.open(flyleaf, leaving),
      EventStream.open(flyleaf, staying),
    ]);
    await call(replica, leaving, 'POST', '/api/auth/logout');

    await expect.poll(() => ending.hasEnded, { timeout: 1_000 }).toBe(true);
    await expect.poll(() => lasting.heartbeats, PATIENTLY).toBeGreaterThan(0);
    expect(lasting.hasEnded).toBe(false);
    lasting.close();
  });
});

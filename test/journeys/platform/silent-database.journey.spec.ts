import { setTimeout as pause } from 'node:timers/promises';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import { call, type Person, register, type Reply } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startAppOver } from '../../support/servers/running-app.js';

const ENDS_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 10_000;
const AT_ONCE = 24;

let proxy: DatabaseProxy;
let flyleaf: RunningApp;
let student: Person;
beforeAll(async () => {
  const database = await freshDatabase();
  proxy = await DatabaseProxy.before(database.url);
  flyleaf = await startAppOver(database, { DATABASE_PATIENCE: '1' }, undefined, proxy.url);
  student = await register(flyleaf);
  await registrationHandled(flyleaf, student);
});
afterAll(async () => {
  await flyleaf.close();
  await proxy.close();
});

const REQUESTS = [
  ['GET', '/api/user-profile'],
  ['GET', '/api/saved-colleges'],
  ['POST', '/api/user-profile', { city: 'Dayton' }],
  ['GET', '/api/notifications'],
] as const;

interface Timed extends Reply<Record<string, unknown>> {
  ms: number;
}

const NO_REPLY = { status: 0, body: {}, headers: new Headers() };

const timed = async ([method, path, body]: (typeof REQUESTS)[number]): Promise<Timed> => {
  const began = performance.now();
  const reply = await Promise.race([
    call(flyleaf, student, method, path, body),
    pause(5 * ENDS_WITHIN_MS, NO_REPLY, { ref: false }),
  ]);
  return { ...reply, ms: performance.now() - began };
};

const manyAtOnce = (): Promise<Timed[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => timed(REQUESTS[n % REQUESTS.length] ?? REQUESTS[0])));

const slowest = (replies: readonly Timed[]) => Math.max(...replies.map(({ ms }) => ms));

const statuses = (replies: readonly Timed[]) => [...new Set(replies.map(({ status }) => status))].toSorted();

function expectCalmRefusals(replies: readonly Timed[]): void {
  for (const { headers, body } of replies.filter(({ status }) => status === 503)) {
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({ code: 'http.unavailable', requestId: expect.any(String) as string });
  }
}

const expectBackSoon = () =>
  expect.poll(async () => statuses(await manyAtOnce()), { timeout: BACK_WITHIN_MS }).toEqual([200]);

describe('a database that answers nothing anymore', () => {
  it('lets every request end within three seconds, and serves again once it answers (F6)', async () => {
    await expectBackSoon();
    proxy.goSilent();
    const replies = [...(await manyAtOnce()), ...(await manyAtOnce()), ...(await manyAtOnce())];
    proxy.recover();

    expect(statuses(replies)).toEqual([503]);
    expect(slowest(replies)).toBeLessThan(ENDS_WITHIN_MS);
    expectCalmRefusals(replies);
    await expectBackSoon();
  });

  it('replaces connections that were silently lost (F6)', async () => {
    await expectBackSoon();
    proxy.silenceOpenConnections();

    const replies = await manyAtOnce();
    expect(slowest(replies)).toBeLessThan(ENDS_WITHIN_MS);
    expectCalmRefusals(replies);
    await expectBackSoon();
  });

  it('still runs the reactions once it answers', async () => {
    proxy.silenceOpenConnections();
    await expectBackSoon();

    const other = await register(flyleaf);
    await registrationHandled(flyleaf, other);
  });
});

describe('a locked table', () => {
  it('lets every request end within three seconds, and serves again once it is unlocked', async () => {
    const locker = await connectTo(flyleaf.databaseUrl);
    try {
      await locker.query('begin');
      await locker.query('lock table student_profile.user_profiles in access exclusive mode');

      for (let round = 0; round < 2; round += 1) {
        const replies = await manyAtOnce();
        expect(statuses(replies)).toContain(503);
        expect(slowest(replies)).toBeLessThan(ENDS_WITHIN_MS);
        expectCalmRefusals(replies);
      }
    } finally {
      await locker.end();
    }
    await expectBackSoon();
  });
});

import { afterAll, beforeAll, describe, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { register } from '../../support/data/people.js';
import { EventStream } from '../../support/event-stream.js';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import { ServerProcess } from '../../support/servers/server-process.js';

/** What `compose.yml` and the manifests grant. */
const GRACE_MS = 40_000;
/** Long enough for a busy machine. */
const PATIENTLY = { timeout: 40_000 };

let database: FreshDatabase;
let proxy: DatabaseProxy;
let heard: ServerProcess;
let unheard: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await DatabaseProxy.before(database.url);
  heard = await serverOver(database.url);
  unheard = await serverOver(proxy.url);
});
afterAll(async () => {
  await heard.dispose();
  await unheard.dispose();
  await proxy.close();
  await database.drop();
});

const serverOver = (databaseUrl: string): Promise<ServerProcess> =>
  ServerProcess.onFreePort({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_PATIENCE: '1',
    PUBLIC_URL: 'http://localhost:3000',
    JWT_SECRET: 'only-for-this-test-'.repeat(3),
  });

const status = (path: string) => fetch(`${heard.url}${path}`).then((reply) => reply.status);

// Side by side, because both mostly wait.
describe.concurrent('a server that is told to stop', () => {
  it('still answers for a while, not ready, so that load balancers notice, and ends open streams (F4)', async ({
    expect,
  }) => {
    await heard.start();
    expect(await status('/health/ready')).toBe(200);
    const student = await register(heard);
    const streams = await Promise.all([1, 2].map(() => EventStream.open(heard, student)));
    await expect.poll(() => streams.every(({ counts }) => counts.length > 0), PATIENTLY).toBe(true);

    const ended = heard.end('SIGTERM');
    await expect.poll(() => status('/health/ready')).toBe(503);
    expect(await status('/api/scorecard-colleges?pageSize=1')).toBe(401);
    expect(await status('/login')).toBe(200);
    expect(await ended).toBe(0);
    await expect.poll(() => streams.every(({ hasEnded }) => hasEnded), PATIENTLY).toBe(true);
    expect(streams.every(({ wasCutOff }) => !wasCutOff)).toBe(true);
  }, 120_000);

  it('stops within its grace period while its database says nothing', async ({ expect }) => {
    await unheard.start();
    proxy.goSilent();
    const asked = performance.now();

    expect(await unheard.end('SIGTERM')).not.toBeNull();
    expect(performance.now() - asked).toBeLessThan(GRACE_MS);
  }, 180_000);
});

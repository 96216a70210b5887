import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { ServerProcess } from '../support/server-process.js';

/** What `compose.yml` and the manifests grant. */
const GRACE_MS = 40_000;

let database: FreshDatabase;
let proxy: DatabaseProxy;
let server: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await DatabaseProxy.before(database.url);
  server = await ServerProcess.onFreePort({
    NODE_ENV: 'production',
    DATABASE_URL: proxy.url,
    DATABASE_PATIENCE: '1',
    PUBLIC_URL: 'http://localhost:3000',
    JWT_SECRET: 'only-for-this-test-'.repeat(3),
  });
});
afterAll(async () => {
  await server.dispose();
  await proxy.close();
  await database.drop();
});

const status = (path: string) => fetch(`${server.url}${path}`).then((reply) => reply.status);

describe('a server that is told to stop', () => {
  it('still answers for a while, but is not ready, so that load balancers can notice', async () => {
    await server.start();
    expect(await status('/health/ready')).toBe(200);

    const ended = server.end('SIGTERM');
    await expect.poll(() => status('/health/ready')).toBe(503);
    expect(await status('/api/scorecard-colleges?pageSize=1')).toBe(401);
    expect(await status('/login')).toBe(200);
    expect(await ended).toBe(0);
  }, 120_000);

  it('stops within its grace period while its database says nothing', async () => {
    await server.start();
    proxy.goSilent();
    const asked = performance.now();

    expect(await server.end('SIGTERM')).not.toBeNull();
    expect(performance.now() - asked).toBeLessThan(GRACE_MS);
  }, 180_000);
});

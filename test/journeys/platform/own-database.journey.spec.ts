import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, register } from '../../support/data/people.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';
import { PREPARATION_LOCK } from '../../../src/prepare-database.js';

describe('a server that keeps a database of its own', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.onFreePort({ LOG_LEVEL: 'info' });
  });
  afterAll(() => server.dispose(), 60_000);

  const lockFile = () => path.join(server.dataDir, 'postgres', 'postmaster.pid');
  const isServing = () => fs.existsSync(lockFile());
  const databaseLeftBehind = () => {
    const [, , , port = ''] = fs.readFileSync(lockFile(), 'utf8').split('\n');
    const password = fs.readFileSync(path.join(server.dataDir, 'postgres.password'), 'utf8');
    return `postgres://flyleaf:${password}@127.0.0.1:${port}/flyleaf`;
  };

  it.each([
    ['Starting Flyleaf', 'SIGTERM'],
    ['colleges of catalogue version', 'SIGINT'],
  ] as const)(
    'told to stop while it starts, stops cleanly after "%s" and stops its database too, on %s',
    async (words, signal) => {
      server.begin();
      await server.hasSaid(words);

      expect(await server.end(signal)).toBe(0);
      expect(isServing()).toBe(false);
    },
    90_000,
  );

  it('killed while a student saves colleges, keeps every acknowledged save, none of them twice (F1)', async () => {
    await server.start();
    const student = await register(server);
    const { body } = await call<{ colleges: { id: number }[] }>(
      server,
      student,
      'GET',
      '/api/colleges?pageSize=100',
    );
    const acknowledged: number[] = [];
    let attempted = 0;

    for (let round = 1; round <= 3; round += 1) {
      const before = acknowledged.length;
      const killed = new AbortController();
      const saving = (async () => {
        while (!killed.signal.aborted && attempted < body.colleges.length) {
          const { id } = body.colleges[attempted] ?? { id: 0 };
          attempted += 1;
          const reply = await call(server, student, 'POST', '/api/saved-colleges', {
            collegeId: id,
            notes: '',
          }).catch(() => null);
          if (reply?.status === 201) acknowledged.push(id);
        }
      })();
      await until(() => acknowledged.length >= before + round * 3, { everyMs: 1 });
      await server.end('SIGKILL');
      killed.abort();
      await saving;
      await server.start();
    }

    const { body: saved } = await call<{ collegeId: number }[]>(
      server,
      student,
      'GET',
      '/api/saved-colleges',
    );
    const kept = saved.map(({ collegeId }) => collegeId);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
  }, 120_000);

  it('stops its database too when the start is blocked', async () => {
    await server.end('SIGKILL');
    // Acts like another server that is stuck while it prepares the database.
    const another = await connectTo(databaseLeftBehind());
    await another.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    server.begin();
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    await until(async () => (await another.query(waiting)).rowCount !== 0);

    expect(await server.end('SIGTERM')).toBe(0);
    expect(isServing()).toBe(false);
  }, 90_000);

  it('stops cleanly on SIGTERM while a browser keeps a spare connection open', async () => {
    await server.start();
    const { hostname, port } = new URL(server.url);
    const spare = net.connect(Number(port), hostname);
    await once(spare, 'connect');
    spare.on('error', () => undefined);

    const asked = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(20_000);
  }, 90_000);
});

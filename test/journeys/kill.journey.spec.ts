import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { call, type Person, register } from '../support/people.js';
import { ServerProcess } from '../support/server-process.js';

describe('a server killed between a change and the reaction to it', () => {
  let database: FreshDatabase;
  let server: ServerProcess;
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    server = await ServerProcess.onFreePort({ DATABASE_URL: database.url });
    await server.start();
  });
  afterAll(async () => {
    await client.end();
    await server.dispose();
    await database.drop();
  });

  it('finishes the reaction after it is back, once', async () => {
    const profilesOf = async (student: Person) =>
      (
        await client.query('select first_name from student_profile.user_profiles where student_id = $1', [
          student.userId,
        ])
      ).rows as unknown[];

    // The reaction cannot write while the table is locked, so the kill falls between commit and reaction.
    await client.query('begin');
    await client.query('lock table student_profile.user_profiles in exclusive mode');
    const student = await register(server, { firstName: 'Noor' });
    await pause(300);
    await server.end('SIGKILL');
    await client.query('rollback');
    expect(await profilesOf(student)).toEqual([]);

    await server.start();
    for (const until = Date.now() + 45_000; Date.now() < until && (await profilesOf(student)).length === 0;)
      await pause(250);
    await pause(500);

    expect(await profilesOf(student)).toEqual([{ first_name: 'Noor' }]);
  }, 90_000);
});

describe('a server killed while a student saves colleges', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.onFreePort();
    await server.start();
  }, 90_000);
  afterAll(() => server.dispose(), 60_000);

  it('keeps every acknowledged save, none of them twice (F1)', async () => {
    const student = await register(server);
    const { body } = await call<{ colleges: { id: number }[] }>(
      server,
      student,
      'GET',
      '/api/colleges?pageSize=100',
    );
    const acknowledged: number[] = [];
    let attempted = 0;

    for (let round = 0; round < 3; round += 1) {
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
      await pause(150 + round * 130);
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
    expect(acknowledged.length).toBeGreaterThan(3);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
  }, 120_000);

  it('stops cleanly on SIGTERM, also while a browser keeps a spare connection', async () => {
    const { hostname, port } = new URL(server.url);
    const spare = net.connect(Number(port), hostname);
    await once(spare, 'connect');
    spare.on('error', () => undefined);

    const asked = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(20_000);
    await server.start();
    expect(await server.end('SIGINT')).toBe(0);
  }, 90_000);
});

import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';
import { zipEntries } from '../../support/data/zip-entries.js';
import { PREPARATION_LOCK } from '../../../src/prepare-database.js';

describe('a server killed between a change and the reaction to it, in a turn of the chat, and in a copy', () => {
  let database: FreshDatabase;
  let server: ServerProcess;
  let client: pg.Client;
  let student: Person;
  let writer: Person;
  let answer: Promise<unknown>;
  beforeAll(async () => {
    database = await freshDatabase();
    client = await connectTo(database.url);
    server = await ServerProcess.onFreePort({ DATABASE_URL: database.url });
    await server.start();
    writer = await register(server);
    await registrationHandled({ databaseUrl: database.url }, writer);

    // None can go on while its table is locked: the kill falls between commit and reaction, before a turn is stored, and in a copy.
    await client.query('begin');
    await client.query('lock table student_profile.user_profiles in exclusive mode');
    await client.query('lock table counseling_chat.conversation_messages in exclusive mode');
    await client.query('lock table platform.stored_files in access exclusive mode');
    await call(server, writer, 'POST', '/api/account/data-export');
    student = await register(server, { firstName: 'Noor' });
    answer = send('What is early decision?').catch(() => 'no answer');
    for (const table of LOCKED)
      await until(async () => (await client.query(WAITING_FOR, [table])).rowCount !== 0);
    await server.end('SIGKILL');
    await client.query('rollback');
  }, 90_000);
  afterAll(async () => {
    await client.end();
    await server.dispose();
    await database.drop();
  });

  const LOCKED = [
    'student_profile.user_profiles',
    'counseling_chat.conversation_messages',
    'platform.stored_files',
  ];
  const WAITING_FOR = 'select 1 from pg_locks where not granted and relation = $1::regclass';
  const send = (message: string) => call(server, writer, 'POST', '/api/chat/send', { message });

  it('finishes the reaction once after a restart', async () => {
    const profilesOf = async ({ userId }: Person) =>
      (
        await client.query('select first_name from student_profile.user_profiles where student_id = $1', [
          userId,
        ])
      ).rows as unknown[];
    expect(await profilesOf(student)).toEqual([]);

    await server.start();
    await expect.poll(() => profilesOf(student), { timeout: 45_000 }).toHaveLength(1);
    await registrationHandled({ databaseUrl: database.url }, student);

    expect(await profilesOf(student)).toEqual([{ first_name: 'Noor' }]);
  }, 90_000);

  it('has stored nothing of the turn, and answers again a minute later', async () => {
    expect(await answer).toBe('no answer');
    expect((await call(server, writer, 'GET', '/api/chat/messages')).body).toEqual([]);
    expect((await send('What is early decision?')).status).toBe(409);

    await client.query(
      "update counseling_chat.conversations set turn_started_at = now() - interval '61 seconds'",
    );
    expect((await send('What is early decision?')).status).toBe(201);
    const { body } = await call<{ message: string }[]>(server, writer, 'GET', '/api/chat/messages');
    expect(body.map(({ message }) => message)).toEqual([
      'What is early decision?',
      expect.stringContaining('Early Decision'),
    ]);
  }, 30_000);

  it('makes the copy that someone asked for, once', async () => {
    const copy = async () => (await call(server, writer, 'GET', '/api/account/data-export')).body;
    await expect.poll(async () => (await copy())['status'], { timeout: 45_000 }).toBe('ready');

    const file = await fetch(new URL(String((await copy())['url']), server.url));
    const entries = await zipEntries(Buffer.from(await file.arrayBuffer()));
    expect([...entries.keys()]).toEqual(['index.html', 'data.json']);
    const told = await client.query(
      "select 1 from identity.audit_log where user_id = $1 and detail ->> 'step' = 'prepared'",
      [writer.userId],
    );
    expect(told.rowCount).toBe(1);
  }, 90_000);
});

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

  it.each(['Starting Flyleaf', 'colleges of catalogue version'])(
    'told to stop while it starts, stops cleanly after "%s" and stops its database too',
    async (words) => {
      server.begin();
      await server.hasSaid(words);

      expect(await server.end('SIGTERM')).toBe(0);
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
    await server.start();
    expect(await server.end('SIGINT')).toBe(0);
  }, 90_000);
});

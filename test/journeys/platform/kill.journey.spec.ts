import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { silentForAnHour } from '../../support/servers/silent-for-an-hour.js';
import { until } from '../../support/until.js';
import { zipEntries } from '../../support/data/zip-entries.js';

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
    await silentForAnHour(client);
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

import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersistenceModule } from '#shared-kernel/adapters/persistence/persistence.module.js';
import { SqlReader } from '#shared-kernel/adapters/persistence/sql-reader.js';
import { JobQueue } from '#shared-kernel/adapters/events/job-queue.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { AccountSafetyChore } from './account-safety.chore.js';

let database: FreshDatabase;
let module: TestingModule;
let sql: SqlReader;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
  }).compile();
  sql = module.get(SqlReader);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

describe('what is kept of sign-ins and links', () => {
  it('is removed when a sign-in is over for good and a link has been dead for a day', async () => {
    const userId = newId();
    await sql.rows(
      `insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
       values ($1, 'maya@example.org', 'Maya', 'Lin', now(), now())`,
      [userId],
    );
    const signIn = (end: string) =>
      sql.rows(
        `insert into identity.sign_ins (id, user_id, started_at, expires_at, device, address, last_used_at)
         values ($1, $2, now(), now() + $3::interval, 'Firefox on Windows', '192.0.2.7', now())`,
        [newId(), userId, end],
      );
    const link = (token: string, end: string) =>
      sql.rows(
        `insert into identity.password_reset_tokens (id, user_id, token, email, expires_at, created_at)
         values ($1, $2, $3, 'maya@example.org', now() + $4::interval, now())`,
        [newId(), userId, token, end],
      );
    await signIn('-1 second');
    await signIn('1 day');
    await link('long dead', '-25 hours');
    await link('just dead', '-1 hour');

    await new AccountSafetyChore(module.get(JobQueue), sql).forget();

    expect(await sql.rows('select 1 from identity.sign_ins')).toHaveLength(1);
    expect(await sql.rows('select token from identity.password_reset_tokens')).toEqual([
      { token: 'just dead' },
    ]);
  });
});

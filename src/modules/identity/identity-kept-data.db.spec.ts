import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { removeOldDataOf } from '#shared-kernel/testing/remove-old-data-of.js';
import { IdentityKeptData } from './identity-kept-data.js';

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
  }).compile();
  sql = module.get(Sql);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const addUser = async (): Promise<string> => {
  const userId = newId();
  await sql.rows(
    `insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
     values ($1, $2, 'Maya', 'Lin', now(), now())`,
    [userId, `${userId}@example.org`],
  );
  return userId;
};

describe('cleaning up sign-ins and links', () => {
  it('removes expired sign-ins, and links that expired more than a day ago', async () => {
    const userId = await addUser();
    const signIn = (expiry: string) =>
      sql.rows(
        `insert into identity.sign_ins (id, user_id, started_at, expires_at, device, address, last_used_at)
         values ($1, $2, now(), now() + $3::interval, 'Firefox on Windows', '192.0.2.7', now())`,
        [newId(), userId, expiry],
      );
    const link = (token: string, expiry: string) =>
      sql.rows(
        `insert into identity.password_reset_tokens (id, user_id, token, email, expires_at, created_at)
         values ($1, $2, $3, 'maya@example.org', now() + $4::interval, now())`,
        [newId(), userId, token, expiry],
      );
    await signIn('-1 second');
    await signIn('1 day');
    await link('expired 25 hours ago', '-25 hours');
    await link('expired an hour ago', '-1 hour');

    await removeOldDataOf(new IdentityKeptData(), sql);

    const remaining = 'select token from identity.password_reset_tokens where user_id = $1';
    expect(await sql.rows('select 1 from identity.sign_ins')).toHaveLength(1);
    expect(await sql.rows(remaining, [userId])).toEqual([{ token: 'expired an hour ago' }]);
  });
});

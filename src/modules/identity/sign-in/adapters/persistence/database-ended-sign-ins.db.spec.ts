import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { SignInStates } from '../../application/sign-in-states.js';
import { RecordingSignInStates } from '../../testing/recording-sign-in-states.js';
import { DatabaseEndedSignIns } from './database-ended-sign-ins.js';

const CHANNEL = 'identity_sign_in_ended';
const PATIENTLY = { timeout: 10_000 };

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
let userId: string;
let signInId: string;
const ended: string[] = [];
const signIn = async (expiresAt = "now() + interval '1 day'") => {
  const id = newId();
  await sql.rows(
    `insert into identity.sign_ins (id, user_id, started_at, expires_at, device, last_used_at)
     values ($1, $2, now(), ${expiresAt}, 'Firefox', now())`,
    [id, userId],
  );
  return id;
};

const NOBODY = 'nobody';

/** What is notified before the connection listens is lost. */
async function untilListening(): Promise<void> {
  const noticed = new Promise<void>((resolve) => module.get(DatabaseEndedSignIns).onEnd(() => resolve()));
  const repeating = setInterval(() => void sql.rows('select pg_notify($1, $2)', [CHANNEL, NOBODY]), 50);
  await noticed.finally(() => clearInterval(repeating));
}

beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
    providers: [DatabaseEndedSignIns, { provide: SignInStates, useClass: RecordingSignInStates }],
  }).compile();
  await module.init();
  sql = module.get(Sql);
  await untilListening();
  module.get(DatabaseEndedSignIns).onEnd((id) => id !== NOBODY && ended.push(id));
});
afterAll(async () => {
  await module.close();
  await database.drop();
});
beforeEach(async () => {
  userId = newId();
  await sql.rows(
    `insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
     values ($1, $2, 'Maya', 'Lin', now(), now())`,
    [userId, `${userId}@example.org`],
  );
  signInId = await signIn();
});
afterEach(() => void ended.splice(0));

describe('a sign-in that ends is noticed', () => {
  it.each([
    ['when it is revoked', 'update identity.sign_ins set revoked_at = now() where user_id = $1'],
    ['when its account is deactivated', 'update identity.users set is_active = false where id = $1'],
    ['when its account is removed', 'delete from identity.users where id = $1'],
  ])('%s', async (_when, statement) => {
    await sql.rows(statement, [userId]);

    await expect.poll(() => ended, PATIENTLY).toEqual([signInId]);
    expect(module.get<RecordingSignInStates>(SignInStates).forgotten).toContain(signInId);
  });

  it('once, and not when it is used or when it was over already', async () => {
    const expired = await signIn("now() - interval '1 day'");
    await sql.rows('update identity.sign_ins set last_used_at = now() where user_id = $1', [userId]);
    await sql.rows('delete from identity.sign_ins where id = $1', [expired]);
    for (let time = 0; time < 2; time += 1)
      await sql.rows('update identity.sign_ins set revoked_at = now() where id = $1', [signInId]);
    const last = await signIn();
    await sql.rows('delete from identity.sign_ins where id = $1', [last]);

    await expect.poll(() => ended, PATIENTLY).toEqual([signInId, last]);
  });
});

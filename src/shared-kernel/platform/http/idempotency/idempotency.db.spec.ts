import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../application/new-id.js';
import { UnitOfWork } from '../../../application/unit-of-work.js';
import { freshDatabase, type FreshDatabase } from '../../../testing/fresh-database.js';
import { PersistenceModule } from '../../persistence/persistence.module.js';
import { Sql } from '../../persistence/sql.js';
import { type KeyedCall } from './idempotency-key.js';
import { IdempotencyStore } from './idempotency-store.js';
import { SavedRepliesSchedule } from './saved-replies.schedule.js';

const PATIENTLY = { timeout: 20_000 };

let database: FreshDatabase;
let replicas: TestingModule[];
beforeAll(async () => {
  database = await freshDatabase();
  const replica = async () => {
    const module = await Test.createTestingModule({
      imports: [PersistenceModule.over(database.url)],
      providers: [IdempotencyStore, SavedRepliesSchedule],
    }).compile();
    return module.init();
  };
  replicas = [await replica(), await replica()] as TestingModule[];
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.drop();
});

const on = (replica: number) => {
  const module = replicas[replica];
  if (module === undefined) throw new Error('No such replica.');
  return {
    store: module.get(IdempotencyStore),
    sql: module.get(Sql, { strict: false }),
    unitOfWork: module.get(UnitOfWork, { strict: false }),
  };
};
const aCall = (): KeyedCall => ({ userId: newId(), route: 'POST /api/awards', key: 'k', fingerprint: 'f' });

describe('the key of a call', () => {
  it('belongs to one transaction at a time, over all replicas, until it ends', async () => {
    const call = aCall();
    const claimed = Promise.withResolvers<boolean>();
    const ended = Promise.withResolvers<undefined>();
    const first = on(0).unitOfWork.run(async () => {
      claimed.resolve(await on(0).store.claim(call));
      await ended.promise;
    });

    expect(await claimed.promise).toBe(true);
    expect(await on(1).unitOfWork.run(() => on(1).store.claim(call))).toBe(false);
    expect(await on(1).unitOfWork.run(() => on(1).store.claim({ ...call, key: 'other' }))).toBe(true);
    ended.resolve(undefined);
    await first;
    expect(await on(1).unitOfWork.run(() => on(1).store.claim(call))).toBe(true);
  });

  it('is released when the claiming transaction fails', async () => {
    const call = aCall();
    const failing = on(0).unitOfWork.run(async () => {
      await on(0).store.claim(call);
      throw new Error('The replica fell over.');
    });

    await expect(failing).rejects.toThrow('fell over');
    expect(await on(1).unitOfWork.run(() => on(1).store.claim(call))).toBe(true);
  });

  it('is held by an unresponsive replica for 30 seconds at most, and no later transaction has that limit', async () => {
    const limit = () =>
      on(0).sql.row(`select current_setting('idle_in_transaction_session_timeout') as idle`);
    const usual = await limit();
    const meanwhile = await on(0).unitOfWork.run(async () => {
      await on(0).store.claim(aCall());
      return limit();
    });

    expect(meanwhile).toEqual({ idle: '30s' });
    expect(await limit()).toEqual(usual);
  });
});

describe('the reply to a call', () => {
  it('is not stored when the effect is rolled back', async () => {
    const call = aCall();
    const failing = on(0).unitOfWork.run(async () => {
      await on(0).store.save(call, { status: 201, body: '{}' });
      throw new Error('The effect failed.');
    });

    await expect(failing).rejects.toThrow('effect failed');
    expect(await on(1).store.find(call)).toBeNull();
  });

  it('is removed after a day, by one job even when two servers tick', async () => {
    const [old, recent] = [aCall(), aCall()];
    for (const call of [old, recent]) await on(0).store.save(call, { status: 201, body: null });
    const { sql, store } = on(1);
    await sql.rows(
      `update platform.remembered_replies set replied_at = now() - interval '24 hours' where user_id = $1`,
      [old.userId],
    );
    expect(await store.find(old)).toBeNull();

    await Promise.all(replicas.map((replica) => replica.get(SavedRepliesSchedule).tick()));

    await expect
      .poll(() => sql.rows(`select state from jobs.job where name = 'RemoveExpiredReplies'`), PATIENTLY)
      .toEqual([{ state: 'completed' }]);
    const left = await sql.rows(
      'select user_id as "userId" from platform.remembered_replies where user_id in ($1, $2)',
      [old.userId, recent.userId],
    );
    expect(left).toEqual([{ userId: recent.userId }]);
    expect(await store.find(recent)).toEqual({ fingerprint: 'f', status: 201, body: null });
  });
});

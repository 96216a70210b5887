import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { SecondFactor } from '../../domain/second-factor.js';
import { SecondFactorRepository } from '../../domain/second-factor.repository.js';
import { MikroOrmSecondFactorRepository } from './mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from './second-factor.schema.js';

/** Finds a transaction that waits for a lock held by the one that runs this query. */
const WAITING_FOR_US =
  'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1';

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([SecondFactorSchema]),
    ],
    providers: [{ provide: SecondFactorRepository, useClass: MikroOrmSecondFactorRepository }],
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

describe('setting up or confirming two-step verification twice at the same moment (S21)', () => {
  /** The first stays inside its transaction until the second waits for it. */
  const runBothAtOnce = async (first: () => Promise<void>, second: () => Promise<void>) => {
    const unitOfWork = module.get(UnitOfWork);
    const order: string[] = [];
    const { promise: firstIsInside, resolve: enter } = Promise.withResolvers<null>();
    const runFirst = async () => {
      await first();
      enter(null);
      await vi.waitFor(async () => expect(await sql.row(WAITING_FOR_US)).not.toBeNull(), 10_000);
      order.push('first');
    };
    const runSecond = async () => {
      await firstIsInside;
      await unitOfWork.run(second);
      order.push('second');
    };
    await Promise.all([unitOfWork.run(runFirst), runSecond()]);
    return order;
  };

  it('runs one after the other, even when nothing was set up before', async () => {
    const userId = await addUser();
    const factors = module.get(SecondFactorRepository);
    const found: boolean[] = [];
    const begin = async () => {
      await factors.lockAccount(userId);
      const known = await factors.of(userId);
      found.push(known !== null);
      if (known === null) await factors.add(SecondFactor.prepare(userId, 'sealed', new Date()));
    };

    expect(await runBothAtOnce(begin, begin)).toEqual(['first', 'second']);
    expect(found).toEqual([false, true]);
  });

  it('confirms it once: the second call finds it on', async () => {
    const userId = await addUser();
    const [factors, unitOfWork] = [module.get(SecondFactorRepository), module.get(UnitOfWork)];
    await unitOfWork.run(() => factors.add(SecondFactor.prepare(userId, 'sealed', new Date())));
    const wasOn: (boolean | undefined)[] = [];
    const confirm = async () => {
      const factor = await factors.of(userId);
      wasOn.push(factor?.isOn());
      factor?.confirm(new Date());
    };

    expect(await runBothAtOnce(confirm, confirm)).toEqual(['first', 'second']);
    expect(wasOn).toEqual([false, true]);
  });
});

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { DatabaseWaits } from './database-waits.js';
import { CONNECTIONS } from './connections.js';
import { requestLimits } from './database-limits.js';
import { withDedicatedConnection } from './dedicated-connection.js';
import { splitPool } from './split-pool.js';

let database: FreshDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  splitPool(pool, requestLimits(1));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const inRequest = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => DatabaseWaits.forRequest(() => void work().then(resolve, reject)));

const whileLocked = (work: () => Promise<void>) =>
  withDedicatedConnection(database.url, 'locker', async (locker) => {
    await locker.query('begin');
    await locker.query('lock table seeds in access exclusive mode');
    await work();
    await locker.query('rollback');
  });

const READ = 'select 1 from seeds';

describe('the database pool', () => {
  it('does not let a request wait long for a lock', async () => {
    await whileLocked(async () => {
      await expect(inRequest(() => pool.query(READ))).rejects.toMatchObject({ code: '55P03' });
    });
    await expect(inRequest(() => pool.query(READ))).resolves.toBeDefined();
  });

  it('ends a statement of a request that takes too long', async () => {
    await expect(inRequest(() => pool.query('select pg_sleep(20)'))).rejects.toMatchObject({ code: '57014' });
  });

  it('ends a request whose statements take too long together', async () => {
    const slowly = async () => {
      for (let turn = 0; turn < 20; turn += 1) await pool.query('select pg_sleep(1)');
    };
    await expect(inRequest(slowly)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(inRequest(() => pool.query('select 1'))).resolves.toBeDefined();
  });

  it('counts statements at the same time once', async () => {
    const atOnce = () => Promise.all(Array.from({ length: 4 }, () => pool.query('select pg_sleep(1)')));
    await expect(inRequest(atOnce)).resolves.toHaveLength(4);
  });

  it('keeps the connections of requests free while jobs wait for a lock', async () => {
    await whileLocked(async () => {
      const jobs = Array.from({ length: 2 * CONNECTIONS.background }, () => pool.query(READ));
      const outcomes = Promise.allSettled(jobs);
      await expect(inRequest(() => pool.query('select 1'))).resolves.toBeDefined();
      await Promise.race([outcomes, inRequest(() => pool.query('select pg_sleep(1.2)'))]);
    });
    await expect(pool.query(READ)).resolves.toBeDefined();
  });

  it('has room again after connections broke, even if nobody gave them back', async () => {
    const END_YOURSELF = 'select pg_terminate_backend(pg_backend_pid())';
    for (let turn = 0; turn < CONNECTIONS.background; turn += 1) {
      const client = await pool.connect();
      await client.query(END_YOURSELF).catch(() => undefined);
    }

    await expect(pool.query('select 1')).resolves.toBeDefined();
  });

  it('plans a statement once that comes again and again', async () => {
    const one = await pool.connect();
    const names = async () => {
      const { rows } = await one.query<{ statement: string }>('select statement from pg_prepared_statements');
      return rows.map(({ statement }) => statement);
    };
    await one.query('select $1::int as asked', [1]);
    expect(await names()).toEqual([]);

    for (let times = 2; times <= 10; times++) {
      const { rows } = await one.query<{ asked: number }>('select $1::int as asked', [times]);
      expect(rows).toEqual([{ asked: times }]);
    }
    expect(await names()).toEqual(['select $1::int as asked']);

    for (let times = 1; times <= 10; times++) await one.query('select 1 as without_parameters', []);
    expect(await names()).toEqual(['select $1::int as asked']);
    one.release();
  });
});

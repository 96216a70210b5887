import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { withDedicatedConnection } from './dedicated-connection.js';

describe('a connection outside the pool', () => {
  let database: FreshDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });

  afterAll(() => database.drop());

  it('returns the result of the work, and is closed afterwards', async () => {
    const pid = await withDedicatedConnection(database.url, 'first', async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return rows[0]?.pid;
    });
    const left = await withDedicatedConnection(database.url, 'second', async (client) => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where pid = $1 and application_name = 'first'`,
        [pid],
      );
      return rows.length;
    });

    expect(pid).toBeTypeOf('number');
    expect(left).toBe(0);
  });

  it('fails the next statement, not the process, when the database closes it while idle', async () => {
    const work = withDedicatedConnection(database.url, 'broken', async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = Promise.withResolvers<null>();
      client.once('end', () => ended.resolve(null));
      await withDedicatedConnection(database.url, 'breaking', (other) =>
        other.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
      );
      await ended.promise;
      return await client.query('select 1');
    });

    await expect(work).rejects.toThrow();
  });
});

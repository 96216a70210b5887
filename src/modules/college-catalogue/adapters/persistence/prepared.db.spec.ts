import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownConnection } from '#shared-kernel/platform/persistence/own-connection.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { runAll, type Statement } from './prepared.js';

const add = (number: number): Statement => ({ text: 'insert into numbers values ($1)', values: [number] });

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe.each([true, false])('statements of a page, pipelined: %s', (pipeline) => {
  let client: pg.Client;
  beforeAll(async () => {
    client = ownConnection(database.url, 'statements', { pipeline });
    await client.connect();
  });
  afterAll(() => client.end());
  beforeEach(async () => {
    await client.query('drop table if exists numbers');
    await client.query('create table numbers (number integer primary key)');
  });
  const held = async () =>
    (await client.query<{ number: number }>('select number from numbers order by number')).rows.map(
      ({ number }) => number,
    );

  it('are done one after the other, again and again by the same name', async () => {
    await runAll(client, [1, 2].map(add));
    await runAll(client, [add(3), { text: 'delete from numbers where number < $1', values: [2] }]);

    expect(await held()).toEqual([2, 3]);
  });

  it('leave nothing behind when one of them fails, and the connection goes on', async () => {
    await client.query('begin');
    await expect(runAll(client, [1, 2, 2, 3].map(add))).rejects.toThrow('duplicate key');
    await client.query('rollback');

    expect(await held()).toEqual([]);
    await runAll(client, [add(4)]);
    expect(await held()).toEqual([4]);
  });

  it('that cannot be written down fail all the same', async () => {
    const broken = function* () {
      yield add(1);
      throw new Error('No such figure.');
    };
    await client.query('begin');
    await expect(runAll(client, broken())).rejects.toThrow('No such figure.');
    await client.query('rollback');

    expect(await held()).toEqual([]);
  });
});

it('statements on their way when the connection is lost fail, all of them and once', async () => {
  const client = ownConnection(database.url, 'statements', { pipeline: true });
  await client.connect();

  await expect(
    runAll(client, [
      { text: 'select pg_terminate_backend(pg_backend_pid()) where $1', values: [true] },
      { text: 'select $1::int', values: [1] },
    ]),
  ).rejects.toThrow(/terminat/);
  await client.end();
});

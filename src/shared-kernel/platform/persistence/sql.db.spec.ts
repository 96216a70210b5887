import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { withDedicatedConnection } from './dedicated-connection.js';
import { PersistenceModule } from './persistence.module.js';
import { Sql } from './sql.js';

const SEED = 'select name, loaded_at as "loadedAt" from seeds where name = $1';
const ADD = "insert into seeds (name, version, loaded_at) values ($1, '1', '2026-11-20T09:00:00Z')";
const CONNECTIONS_OF_POOL = `from pg_stat_activity
  where application_name = 'flyleaf' and datname = current_database() and pid <> pg_backend_pid()`;

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
  }).compile();
  sql = module.get(Sql, { strict: false });
  unitOfWork = module.get(UnitOfWork, { strict: false });
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const seenElsewhere = (name: string) =>
  withDedicatedConnection(database.url, 'other', async (other) => (await other.query(SEED, [name])).rowCount);

describe('plain SQL', () => {
  it('returns timestamps as text', async () => {
    await sql.rows(ADD, ['oak']);

    expect(await sql.row(SEED, ['oak'])).toEqual({
      name: 'oak',
      loadedAt: expect.stringContaining('2026-11-20') as string,
    });
  });

  it('returns null where there is no row', async () => {
    expect(await sql.row(SEED, ['no such tree'])).toBeNull();
  });

  it('joins the transaction of the running unit of work', async () => {
    await unitOfWork.run(async () => {
      await sql.rows(ADD, ['elm']);

      expect(await sql.row(SEED, ['elm'])).not.toBeNull();
      expect(await seenElsewhere('elm')).toBe(0);
    });
    expect(await seenElsewhere('elm')).toBe(1);
  });

  it('keeps what was written outside the unit of work when that rolls back', async () => {
    const failing = unitOfWork.run(async () => {
      await sql.rows(ADD, ['ash']);
      await sql.rowsOutsideUnitOfWork(ADD, ['yew']);
      throw new Error('rolled back');
    });

    await expect(failing).rejects.toThrow('rolled back');
    expect([await seenElsewhere('ash'), await seenElsewhere('yew')]).toEqual([0, 1]);
  });

  it('connects again after the database closed its connections', async () => {
    await Promise.all([sql.rows('select 1'), sql.rows('select 1')]);
    await sql.rows(`select pg_terminate_backend(pid) ${CONNECTIONS_OF_POOL}`);

    await expect.poll(() => sql.rows(SEED, ['oak']).catch(() => []), { timeout: 10_000 }).toHaveLength(1);
  });
});

import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { onOwnConnection } from './own-connection.js';
import { PersistenceModule } from './persistence.module.js';
import { SqlReader } from './sql-reader.js';

const SEEDS = {
  name: 'seeds-of-spec',
  sql: 'select name, loaded_at as "loadedAt" from seeds where name = $1',
};
const ADD = "insert into seeds (name, version, loaded_at) values ($1, '1', '2026-11-20T09:00:00Z')";
const BACKENDS = `from pg_stat_activity where application_name = 'flyleaf-prepared' and datname = current_database()`;

let database: FreshDatabase;
let module: TestingModule;
let sql: SqlReader;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
  }).compile();
  sql = module.get(SqlReader, { strict: false });
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

describe('a prepared statement', () => {
  it('gives what the same statement gives unprepared, times included, however often', async () => {
    await sql.rows(ADD, ['oak']);
    const unprepared = await sql.rows(SEEDS.sql, ['oak']);

    for (let time = 0; time < 8; time++) expect(await sql.prepared(SEEDS, ['oak'])).toEqual(unprepared);
    expect(unprepared).toEqual([{ name: 'oak', loadedAt: expect.stringContaining('2026-11-20') as string }]);
  });

  it('sees within a unit of work what was written there, and nobody else does', async () => {
    await module.get(UnitOfWork, { strict: false }).run(async () => {
      await sql.rows(ADD, ['elm']);

      expect(await sql.prepared(SEEDS, ['elm'])).toHaveLength(1);
      expect(await onOwnConnection(database.url, 'other', (other) => countOf(other, 'elm'))).toBe(0);
    });
    expect(await sql.prepared(SEEDS, ['elm'])).toHaveLength(1);
  });

  it('is prepared anew when its connections were lost', async () => {
    await sql.prepared(SEEDS, ['oak']);
    await sql.rows(`select pg_terminate_backend(pid) ${BACKENDS}`);
    await expect
      .poll(() => sql.prepared(SEEDS, ['oak']).catch(() => []), { timeout: 10_000 })
      .toHaveLength(1);
  });
});

async function countOf(
  client: { query(sql: string, values: string[]): Promise<{ rowCount: number | null }> },
  name: string,
) {
  return (await client.query(SEEDS.sql, [name])).rowCount;
}

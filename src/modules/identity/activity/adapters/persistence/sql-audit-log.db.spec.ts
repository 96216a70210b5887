import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { type Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EmailHashes } from './email-hashes.js';
import { SqlAuditLog } from './sql-audit-log.js';

let database: FreshDatabase;
let client: pg.Client;
let log: SqlAuditLog;
beforeAll(async () => {
  database = await freshDatabase();
  client = await connectTo(database.url);
  const sql = {
    rows: async (text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as unknown[],
  };
  log = new SqlAuditLog(sql as unknown as Sql, new EmailHashes('spec-only'));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const entriesOf = async (userId: string) =>
  (
    await client.query<{ id: string }>('select * from identity.audit_log where user_id = $1 order by id', [
      userId,
    ])
  ).rows;

describe('the audit log (S58)', () => {
  it('stores the email of an attempt only as a keyed hash, the same in upper and lower case', async () => {
    const userId = newId();
    await log.record({ kind: 'sign-in-refused', userId, email: 'Maya@Example.org' });
    await log.record({ kind: 'sign-in-refused', userId, email: 'maya@example.org' });

    const entries = await entriesOf(userId);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain('maya@');
    expect(
      new Set(entries.map((entry) => (entry as unknown as { email_hash: string }).email_hash)).size,
    ).toBe(1);
  });

  it.each([
    ['changed', 'update identity.audit_log set kind = $2 where user_id = $1', 'signed-out'],
    ['given to someone else', 'update identity.audit_log set user_id = $2::uuid where user_id = $1', newId()],
    [
      'redated',
      'update identity.audit_log set happened_at = $2::timestamptz where user_id = $1',
      '2020-01-01',
    ],
    ['removed', 'delete from identity.audit_log where user_id = $1 and kind <> $2', 'none'],
  ])('cannot be %s by anyone', async (_what, statement, value) => {
    const userId = newId();
    await log.record({ kind: 'signed-in', userId, detail: { device: 'Firefox on Windows' } });
    const before = await entriesOf(userId);

    await expect(client.query(statement, [userId, value])).rejects.toThrow('append-only');
    expect(await entriesOf(userId)).toEqual(before);
  });

  it('cannot be emptied', async () => {
    await expect(client.query('truncate identity.audit_log')).rejects.toThrow('append-only');
  });

  it('erases the identity of a removed person but not what happened', async () => {
    const [leaving, staying] = [newId(), newId()];
    await log.record({ kind: 'signed-in', userId: leaving, detail: { device: 'Safari on iPhone' } });
    await log.record({ kind: 'student-viewed', userId: staying, by: leaving });
    await log.record({ kind: 'sign-in-refused', userId: null, email: 'leaving@example.org' });
    await log.erase(leaving, 'leaving@example.org');

    const { rows } = await client.query<{ text: string }>('select a::text as text from identity.audit_log a');
    expect(rows.filter(({ text }) => text.includes(leaving) || text.includes('iPhone'))).toEqual([]);
    expect(await entriesOf(staying)).toMatchObject([{ kind: 'student-viewed', by_user_id: null }]);
    const left = await client.query(
      `select 1 from identity.audit_log where kind = 'sign-in-refused' and user_id is null and email_hash is not null`,
    );
    expect(left.rowCount).toBe(0);
  });

  it('lets entries be deleted after a year', async () => {
    await client.query(
      `insert into identity.audit_log (id, happened_at, kind) values ($1, now() - interval '366 days', 'signed-in')`,
      [newId()],
    );

    const gone = await client.query(
      `delete from identity.audit_log where happened_at < now() - interval '1 year'`,
    );
    expect(gone.rowCount).toBe(1);
  });
});

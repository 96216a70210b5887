import { Test, type TestingModule } from '@nestjs/testing';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { SqlEssayShares } from './sql-essay-shares.js';

const [MAYA, GRACE] = [newId(), newId()];
const AT = new Date('2026-11-26T09:00:00.123Z');
const LATER = new Date('2026-11-26T09:00:00.124Z');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let module: TestingModule;
let shares: SqlEssayShares;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [PersistenceModule.over(database.url, { work: false })],
    providers: [SqlEssayShares],
  }).compile();
  await module.init();
  shares = module.get(SqlEssayShares);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

async function anEssay(): Promise<string> {
  const id = newId();
  await module.get(Sql).rows(
    `insert into essays.essays (id, user_id, essay_type, prompt, prompt_source, title, created_at, updated_at)
     values ($1, $2, 'Other', 'Any', 'Custom', 'Moth', $3, $3)`,
    [id, MAYA, AT],
  );
  return id;
}
const shareOf = (essayId: string, linkedAt = AT) => ({ essayId, adultId: GRACE, linkedAt });

it('opens and closes once', async () => {
  const essay = await anEssay();

  expect(await shares.add(shareOf(essay), AT)).toBe(true);
  expect(await shares.add(shareOf(essay), AT)).toBe(false);
  expect(await shares.remove(essay, GRACE)).toBe(true);
  expect(await shares.remove(essay, GRACE)).toBe(false);
});

it('is open to the student and the link it was made for', async () => {
  const essay = await anEssay();
  await shares.add(shareOf(essay), AT);

  expect(await shares.hold(MAYA, shareOf(essay))).toBe(true);
  expect(await shares.hold(newId(), shareOf(essay))).toBe(false);
  expect(await shares.hold(MAYA, shareOf(essay, LATER))).toBe(false);
});

it('is opened again under a new link, and only what belongs to the old one is cleared away', async () => {
  const [old, renewed] = [await anEssay(), await anEssay()];
  for (const essay of [old, renewed]) await shares.add(shareOf(essay), AT);
  expect(await shares.add(shareOf(renewed, LATER), LATER)).toBe(true);

  await shares.removeEnded(MAYA, GRACE, LATER);

  expect(await shares.hold(MAYA, shareOf(old))).toBe(false);
  expect(await shares.hold(MAYA, shareOf(renewed, LATER))).toBe(true);
  await shares.removeEnded(MAYA, GRACE, null);
  expect(await shares.hold(MAYA, shareOf(renewed, LATER))).toBe(false);
});

it('tells the open pages of the adult each time it opens or closes', async () => {
  const client = await connectTo(database.url);
  const told: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => told.push(payload));
  await client.query('listen identity_sharing');
  const essay = await anEssay();

  await shares.add(shareOf(essay), AT);
  await module.get(Sql).rows('delete from essays.essays where id = $1', [essay]);

  await vi.waitFor(() => expect(told).toEqual([GRACE, GRACE]));
  await client.end();
});

it('waits to close until what was begun under it is stored', async () => {
  const essay = await anEssay();
  await shares.add(shareOf(essay), AT);
  const order: string[] = [];
  let closing: Promise<unknown> = Promise.resolve();

  await module.get(UnitOfWork).run(async () => {
    await shares.hold(MAYA, shareOf(essay));
    closing = new SqlEssayShares(outside()).remove(essay, GRACE).then(() => order.push('closed'));
    await expect.poll(waitingForALock, { timeout: 10_000 }).toBe(1);
    order.push('stored');
  });
  await closing;

  expect(order).toEqual(['stored', 'closed']);
});

const waitingForALock = async () => {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await module.get(Sql).rowsOutsideUnitOfWork(waiting)).length;
};

/** As another request would: on a connection of its own. */
const outside = () => {
  const sql = module.get(Sql);
  return {
    row: async (text: string, values: unknown[]) =>
      (await sql.rowsOutsideUnitOfWork(text, values))[0] ?? null,
  } as Sql;
};

import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { PersistenceModule } from '../persistence/persistence.module.js';
import { Sql } from '../persistence/sql.js';
import { TokenBudget } from './token-budget.js';

let database: FreshDatabase;
let replicas: TestingModule[];
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  const replica = () =>
    Test.createTestingModule({ imports: [PersistenceModule.over(database.url, { work: false })] }).compile();
  replicas = [await replica(), await replica()];
  sql = sqlOf(0);
});
beforeEach(() => sql.rows('delete from platform.model_tokens'));
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.drop();
});

const sqlOf = (index: number): Sql => {
  const replica = replicas[index];
  if (replica === undefined) throw new Error(`There is no replica ${index}.`);
  return replica.get(Sql, { strict: false });
};
const budgetOf = (perStudent: number, inTotal: number, replica = 0) =>
  new TokenBudget(sqlOf(replica), { perStudent, inTotal });
const counted = async () => {
  const rows = await sql.rows<{ tokens: string }>(
    'select tokens from platform.model_tokens order by tokens desc, owner',
  );
  return rows.map(({ tokens }) => Number(tokens));
};

describe('the daily tokens of the language model', () => {
  it('are reserved before a call and settled with what it cost, for the student and in total', async () => {
    const budget = budgetOf(60_000, 100_000);
    const reservation = await budget.reserve('maya', 5_000);
    expect(await counted()).toEqual([5_000, 5_000]);

    if (reservation !== null) await budget.settle(reservation, 1_200);

    expect(await counted()).toEqual([1_200, 1_200]);
  });

  it('refuse a student who used up theirs, and change nothing', async () => {
    const budget = budgetOf(6_000, 100_000);
    await budget.reserve('maya', 5_000);

    expect(await budget.reserve('maya', 5_000)).toBeNull();
    expect(await budget.reserve('noor', 5_000)).not.toBeNull();
    expect(await counted()).toEqual([10_000, 5_000, 5_000]);
  });

  it('refuse everybody when the total is used up, and change nothing', async () => {
    const budget = budgetOf(60_000, 6_000);
    await budget.reserve('maya', 5_000);

    expect(await budget.reserve('noor', 5_000)).toBeNull();
    expect(await counted()).toEqual([5_000, 5_000, 0]);
  });

  it('are exact with two replicas that reserve at the same time (S48)', async () => {
    const both = [budgetOf(1_000_000, 20_000, 0), budgetOf(1_000_000, 20_000, 1)];
    const students = Array.from({ length: 12 }, (_, index) => `student-${index % 3}`);

    const reserved = await Promise.all(
      students.flatMap((student) => both.map((budget) => budget.reserve(student, 1_000))),
    );

    expect(reserved.filter((one) => one !== null)).toHaveLength(20);
    expect((await counted())[0]).toBe(20_000);
  });

  it('name nobody', async () => {
    await budgetOf(60_000, 100_000).reserve('3f0d9d6e-maya', 5_000);

    const rows = await sql.rows<{ owner: string }>('select owner from platform.model_tokens');
    expect(rows.map(({ owner }) => owner).join()).not.toContain('maya');
  });
});

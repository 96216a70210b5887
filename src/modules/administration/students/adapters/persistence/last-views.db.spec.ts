import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import {
  administrationDatabase,
  type AdministrationDatabase,
} from '../../../notifications/testing/administration-database.js';
import { type LastViews } from '../../application/last-views.js';
import { InMemoryLastViews } from '../../testing/in-memory-last-views.js';
import { SqlLastViews } from './sql-last-views.js';

const NINE = new Date('2026-11-23T09:00:00Z');
const HALF_PAST_NINE = new Date('2026-11-23T09:30:00Z');
const BEFORE_NINE = new Date('2026-11-23T08:59:00Z');

let database: AdministrationDatabase;
beforeAll(async () => {
  database = await administrationDatabase();
});
afterAll(() => database.close());

describe.each<[string, () => LastViews]>([
  ['in memory', () => new InMemoryLastViews()],
  ['in PostgreSQL', () => database.module.get(SqlLastViews)],
])('the last views of students %s', (_where, stored) => {
  it('tell a new view from the same one', async () => {
    const views = stored();
    const [studentId, adminId] = [newId(), newId()];

    expect(await views.note({ studentId, adminId, viewedAt: NINE }, BEFORE_NINE)).toBe(true);
    expect(await views.note({ studentId, adminId, viewedAt: HALF_PAST_NINE }, BEFORE_NINE)).toBe(false);
    expect(await views.note({ studentId, adminId, viewedAt: HALF_PAST_NINE }, NINE)).toBe(true);
    expect(await views.note({ studentId, adminId: newId(), viewedAt: NINE }, BEFORE_NINE)).toBe(true);
  });

  it.each(['the student', 'the admin'] as const)('forget a view when %s leaves', async (who) => {
    const views = stored();
    const [studentId, adminId] = [newId(), newId()];
    await views.note({ studentId, adminId, viewedAt: NINE }, BEFORE_NINE);

    await views.removeAllOf(who === 'the student' ? studentId : adminId);

    expect(await views.note({ studentId, adminId, viewedAt: NINE }, BEFORE_NINE)).toBe(true);
  });
});

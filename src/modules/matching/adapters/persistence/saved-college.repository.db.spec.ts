import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { SavedCollege } from '../../domain/saved-college.js';
import { SavedCollegeNotFound } from '../../domain/saved-college.errors.js';
import { type SavedCollegeRepository } from '../../domain/saved-college.repository.js';
import { InMemorySavedColleges } from '../../testing/in-memory-saved-colleges.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { SavedListReadModel } from '../read-models/saved-list.read-model.js';
import { MikroOrmSavedCollegeRepository } from './mikro-orm-saved-college.repository.js';

const HARVARD = 166027;
const NOW = new Date('2026-11-20T09:00:00.123Z');

let database: MatchingDatabase;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());

const saved = (studentId: string, change: { collegeId?: number; now?: Date } = {}) =>
  SavedCollege.save({
    id: newId(),
    studentId,
    collegeId: HARVARD,
    estimated: 'reach',
    wanted: 'Target',
    notes: ' as typed ',
    now: NOW,
    ...change,
  });

describe.each(['in memory', 'PostgreSQL'])('saved colleges in %s', (where) => {
  let list: SavedCollegeRepository;
  let unitOfWork: UnitOfWork;
  let maya: string;
  beforeEach(() => {
    const isReal = where === 'PostgreSQL';
    list = isReal ? database.module.get(MikroOrmSavedCollegeRepository) : new InMemorySavedColleges();
    unitOfWork = isReal ? database.unitOfWork : new ImmediateUnitOfWork();
    maya = newId();
  });
  const keep = (one: SavedCollege) => unitOfWork.run(() => list.keep(one));
  const recordOf = (studentId: string, id: string) =>
    unitOfWork.run(async () => (await list.ownedBy(studentId, id)).record());

  it('come back as they were kept', async () => {
    const one = saved(maya);
    expect(await keep(one)).toEqual({ record: one.record(), isNew: true });

    expect(await recordOf(maya, one.id)).toEqual({
      id: one.id,
      studentId: maya,
      collegeId: HARVARD,
      category: 'Target',
      categoryIsYours: true,
      notes: ' as typed ',
      isHidden: false,
      savedAt: NOW,
    });
  });

  it('hold a college once for each student, as it was kept first', async () => {
    const first = saved(maya);
    const again = saved(maya, { now: new Date('2026-11-21T09:00:00Z') });
    await keep(first);

    expect(await keep(again)).toEqual({ record: first.record(), isNew: false });
    expect(await recordOf(maya, first.id)).toMatchObject({ savedAt: NOW });
    expect((await keep(saved(newId()))).isNew).toBe(true);
  });

  it('hold a college once even when it is kept many times at once', async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, () => keep(saved(maya))));

    expect(new Set(kept.map(({ record }) => record.id)).size).toBe(1);
    expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('remember what became of them', async () => {
    const one = saved(maya);
    await keep(one);
    await unitOfWork.run(async () => {
      const mine = await list.ownedBy(maya, one.id);
      mine.writeNotes('Visited: “lovely” 🍂');
      mine.moveTo('Reach', 'reach');
    });

    expect(await recordOf(maya, one.id)).toMatchObject({
      notes: 'Visited: “lovely” 🍂',
      category: 'Reach',
      categoryIsYours: false,
    });
  });

  it('are absent for everybody else, and after they were removed', async () => {
    const one = saved(maya);
    await keep(one);
    await expect(recordOf(newId(), one.id)).rejects.toThrow(SavedCollegeNotFound);
    await unitOfWork.run(async () => list.remove(await list.ownedBy(maya, one.id)));

    await expect(recordOf(maya, one.id)).rejects.toThrow(SavedCollegeNotFound);
    expect((await keep(saved(maya))).isNew).toBe(true);
  });
});

describe('a student’s list as it is read', () => {
  it('has the newest first, and nobody else’s', async () => {
    const [maya, list] = [newId(), database.module.get(MikroOrmSavedCollegeRepository)];
    for (const [day, collegeId] of [
      [1, 100],
      [3, 300],
      [2, 200],
    ] as const) {
      const now = new Date(`2026-11-0${day}T09:00:00Z`);
      await database.unitOfWork.run(() => list.keep(saved(maya, { collegeId, now })));
    }
    await database.unitOfWork.run(() => list.keep(saved(newId())));

    const rows = await database.module.get(SavedListReadModel).of(maya);
    expect(rows.map(({ collegeId }) => collegeId)).toEqual([300, 200, 100]);
  });
});

import { CommandBus, EventBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { RemoveSavedCollege } from '../../application/saved-colleges/remove-saved-college.js';
import { SaveCollege } from '../../application/saved-colleges/save-college.js';
import { HARVARD as HARVARD_FACTS, OHIO_STATE } from '../../domain/engine/testing/worked-colleges.js';
import { P2 } from '../../domain/engine/testing/worked-profiles.js';
import { SavedCollege } from '../../domain/saved-college.js';
import {
  MOST_SAVED_COLLEGES,
  SavedCollegeNotFound,
  TooManySavedColleges,
} from '../../domain/saved-college.errors.js';
import { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from '../../domain/saved-college.events.js';
import { type SavedCollegeRepository } from '../../domain/saved-college.repository.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { InMemorySavedColleges } from '../../testing/in-memory-saved-colleges.js';
import { KnownStudents } from '../../testing/known-students.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { SqlStoredSuggestions } from '../../suggestions/adapters/persistence/sql-stored-suggestions.js';
import { SuggestionsReadModel } from '../../suggestions/adapters/read-models/suggestions.read-model.js';
import { StoredStudentList } from '../for-neighbors/stored-student-list.js';
import { SavedListReadModel } from '../read-models/saved-list.read-model.js';
import { MikroOrmSavedCollegeRepository } from './mikro-orm-saved-college.repository.js';

const HARVARD = 166027;
const ANA = newId();
const NOW = new Date('2026-11-20T09:00:00.123Z');
const WAITING =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

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
    chosen: 'Target',
    notes: ' as typed ',
    now: NOW,
    ...change,
  });

describe.each(['in memory', 'PostgreSQL'])('saved colleges in %s', (where) => {
  let list: SavedCollegeRepository;
  let unitOfWork: UnitOfWork;
  let maya: string;
  let leo: string;
  beforeEach(async () => {
    const isReal = where === 'PostgreSQL';
    list = isReal ? database.module.get(MikroOrmSavedCollegeRepository) : new InMemorySavedColleges();
    unitOfWork = isReal ? database.unitOfWork : new ImmediateUnitOfWork();
    maya = isReal ? await database.addStudent() : newId();
    leo = isReal ? await database.addStudent() : newId();
  });
  const add = (one: SavedCollege) => unitOfWork.add(one, () => list.addOnce(one));
  const detailsOf = (studentId: string, id: string) =>
    unitOfWork.run(async () => (await list.ownedBy(studentId, id)).details());

  it('are two hundred at most, and then still found by saving one again', async () => {
    const first = saved(maya, { collegeId: 1 });
    await add(first);
    for (let collegeId = 2; collegeId <= MOST_SAVED_COLLEGES; collegeId++)
      await add(saved(maya, { collegeId }));

    await expect(add(saved(maya))).rejects.toThrow(TooManySavedColleges);
    expect(await add(saved(maya, { collegeId: 1 }))).toEqual({ id: first.id, isNew: false });
    await expect(add(saved(leo))).resolves.toMatchObject({ isNew: true });

    await unitOfWork.run(async () => list.remove(await list.ownedBy(maya, first.id)));
    await expect(add(saved(maya))).resolves.toBeDefined();
  });

  it('are found with the fields they were added with', async () => {
    const one = saved(maya);
    expect(await add(one)).toEqual({ id: one.id, isNew: true });

    expect(await detailsOf(maya, one.id)).toEqual({
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

  it('contain a college once per student, as it was added first', async () => {
    const { id } = await add(saved(maya));
    const first = await detailsOf(maya, id);

    expect(await add(saved(maya, { now: new Date('2026-11-21T09:00:00Z') }))).toEqual({ id, isNew: false });
    expect(await detailsOf(maya, id)).toEqual(first);
    expect(await add(saved(leo))).toMatchObject({ isNew: true });
  });

  it('contain a college once even when it is added many times at once', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, () => add(saved(maya))));

    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  });

  it('keep later changes', async () => {
    const one = await add(saved(maya));
    await unitOfWork.run(async () => {
      const mine = await list.ownedBy(maya, one.id);
      mine.changeNotes('Visited: “lovely” 🍂');
      mine.moveTo('Reach', 'reach');
    });

    expect(await detailsOf(maya, one.id)).toMatchObject({
      notes: 'Visited: “lovely” 🍂',
      category: 'Reach',
      categoryIsYours: false,
    });
  });

  it('are absent for other students, and after they were removed', async () => {
    const one = await add(saved(maya));
    await expect(detailsOf(newId(), one.id)).rejects.toThrow(SavedCollegeNotFound);
    await unitOfWork.run(async () => list.remove(await list.ownedBy(maya, one.id)));

    await expect(detailsOf(maya, one.id)).rejects.toThrow(SavedCollegeNotFound);
    expect(await add(saved(maya))).toMatchObject({ isNew: true });
  });
});

describe('saved colleges in PostgreSQL', () => {
  it('publish what was saved, moved and removed once it is committed', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    const published: object[] = [];
    const subscription = database.module
      .get(EventBus, { strict: false })
      .subscribe((event) => published.push(event));
    const add = (one: SavedCollege) => database.unitOfWork.add(one, () => list.addOnce(one));
    const one = await add(saved(maya));
    await add(saved(maya));
    await database.unitOfWork.run(async () => (await list.ownedBy(maya, one.id)).moveTo('Safety', null));
    await database.unitOfWork.run(async () => {
      // Within another unit of work, which deletes it before the outer one ends.
      await database.unitOfWork.run(async () => {
        const mine = await list.ownedBy(maya, one.id);
        mine.remove();
        list.remove(mine);
      });
    });
    subscription.unsubscribe();

    expect(published).toEqual([
      new CollegeSaved(one.id, maya, HARVARD, 'Target'),
      new SavedCollegeMoved(one.id, maya, HARVARD, 'Safety'),
      new SavedCollegeRemoved(one.id, maya, HARVARD),
    ]);
  });

  it('are stored together with the jobs of reactions, or neither', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    const events = database.module.get(EventPublisher, { strict: false });
    vi.spyOn(events, 'isAwaited').mockReturnValue(true);
    const publish = vi.spyOn(events, 'publish').mockRejectedValueOnce(new Error('No queue'));
    const one = saved(maya);
    const add = () => database.unitOfWork.add(one, () => list.addOnce(one));

    await expect(add()).rejects.toThrow('No queue');
    expect(await database.module.get(SavedListReadModel).of(maya)).toEqual([]);
    expect(publish.mock.calls).toEqual([[new CollegeSaved(one.id, maya, HARVARD, 'Target')]]);
    vi.restoreAllMocks();
  });

  it('are refused for an account that is removed at the same moment', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    const removing = await connectTo(database.url);
    await removing.query('begin');
    await removing.query('select from identity.users where id = $1 for update', [maya]);
    const refused = expect(list.addOnce(saved(maya))).rejects.toThrow(AccountGone);
    await vi.waitFor(async () => {
      const { rowCount } = await removing.query(WAITING);
      expect(rowCount).toBe(1);
    });
    await removing.query('delete from identity.users where id = $1', [maya]);
    await removing.query('commit');
    await removing.end();

    await refused;
    expect(await database.module.get(SavedListReadModel).of(maya)).toEqual([]);
  });
});

describe('saving a college that was suggested', () => {
  it('answers its suggestions, and stays the answer when it leaves the list', async () => {
    const list = database.module.get(MikroOrmSavedCollegeRepository);
    const [maya, leo] = [await database.addStudent(), await database.addStudent()];
    const suggestions = new SqlStoredSuggestions(database.sql);
    const suggest = (studentId: string, collegeId: number) =>
      suggestions.add({ id: newId(), studentId, adultId: ANA, collegeId, note: '', suggestedAt: NOW });
    await suggest(maya, HARVARD);
    await suggest(maya, OHIO_STATE.unitId);
    await suggest(leo, HARVARD);

    const { id } = await list.addOnce(saved(maya));
    await database.unitOfWork.run(async () => list.remove(await list.ownedBy(maya, id)));

    const readModel = new SuggestionsReadModel(database.sql);
    const states = async (studentId: string) =>
      Object.fromEntries((await readModel.ofAdult(ANA, studentId)).map((one) => [one.collegeId, one.state]));
    expect(await states(maya)).toEqual({ [HARVARD]: 'saved', [OHIO_STATE.unitId]: 'open' });
    expect(await states(leo)).toEqual({ [HARVARD]: 'open' });
  });
});

describe('reading a student’s list', () => {
  it('shows the newest first, and only their own', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    for (const [day, collegeId] of [
      [1, 100],
      [3, 300],
      [2, 200],
    ] as const) {
      const now = new Date(`2026-11-0${day}T09:00:00Z`);
      await list.addOnce(saved(maya, { collegeId, now }));
    }
    await list.addOnce(saved(await database.addStudent()));

    const rows = await database.module.get(SavedListReadModel).of(maya);
    expect(rows.map(({ collegeId }) => collegeId)).toEqual([300, 200, 100]);
  });
});

describe('the list that Wren may speak of', () => {
  const commands = () => database.module.get(CommandBus, { strict: false });
  const listOf = (studentId: string) => {
    const students = new KnownStudents();
    students.save(studentId, P2);
    return new StoredStudentList(
      commands(),
      database.module.get(SavedListReadModel),
      inMemoryMatches(students, new FixedColleges([HARVARD_FACTS, OHIO_STATE])),
      new FixedCards([aCollegeCard(), aCollegeCard({ id: HARVARD, shortName: 'Harvard University' })]),
    );
  };

  it('comes in the order of saving, with the student’s own call and without hidden colleges', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    const hidden = saved(maya, { collegeId: 1 });
    hidden.setHidden(true);
    await list.addOnce(hidden);
    await list.addOnce(saved(maya));
    const later = new Date('2026-11-21T09:00:00Z');
    await list.addOnce(saved(maya, { collegeId: OHIO_STATE.unitId, now: later }));

    const found = await listOf(maya).saved(maya);
    expect(found.map(({ college }) => college.id)).toEqual([HARVARD, OHIO_STATE.unitId]);
    expect(found[0]).toMatchObject({ category: 'target', categoryIsYours: true, savedAt: NOW });
    expect(found[0]?.college.match?.category).toBe('reach');
  });

  it('is changed by the same commands as on its page', async () => {
    const [maya, list] = [await database.addStudent(), database.module.get(MikroOrmSavedCollegeRepository)];
    const one = await list.addOnce(saved(maya));
    const execute = vi.spyOn(commands(), 'execute').mockResolvedValue(undefined);

    await listOf(maya).save(maya, OHIO_STATE.unitId, 'safety');
    await listOf(maya).remove(maya, HARVARD);
    await listOf(maya).remove(maya, OHIO_STATE.unitId);

    const college = { collegeId: OHIO_STATE.unitId, category: 'Safety', notes: '' } as const;
    expect(execute.mock.calls).toEqual([
      [new SaveCollege(maya, college)],
      [new RemoveSavedCollege(maya, one.id)],
    ]);
    execute.mockRestore();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { HARVARD, OHIO_STATE, WORKED_COLLEGES } from '../domain/engine/testing/worked-colleges.js';
import { P2 } from '../domain/engine/testing/worked-profiles.js';
import { CollegeNotInCatalogue, SavedCollegeNotFound } from '../domain/saved-college.errors.js';
import { InMemorySavedColleges } from '../testing/in-memory-saved-colleges.js';
import { KnownStudents } from '../testing/known-students.js';
import { ReleaseOf } from '../testing/release-of.js';
import { CurrentMatches } from './current-matches.js';
import { MoveToCategory, MoveToCategoryHandler } from './move-to-category.js';
import { RemoveSavedCollege, RemoveSavedCollegeHandler } from './remove-saved-college.js';
import { SaveCollege, SaveCollegeHandler } from './save-college.js';
import { WriteNotes, WriteNotesHandler } from './write-notes.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const MAYA = 'maya';
const unitOfWork = new ImmediateUnitOfWork();

let list: InMemorySavedColleges;
let students: KnownStudents;
let matches: CurrentMatches;
beforeEach(() => {
  students = new KnownStudents();
  students.save(MAYA, P2);
  list = new InMemorySavedColleges();
  matches = new CurrentMatches(students, new ReleaseOf(WORKED_COLLEGES));
});

const save = (collegeId: number, category: 'Reach' | 'Target' | 'Safety' | null = null, studentId = MAYA) =>
  new SaveCollegeHandler(list, matches, new FixedClock(NOW)).execute(
    new SaveCollege(studentId, { collegeId, category, notes: '' }),
  );
const move = (id: string, category: 'Reach' | 'Target' | 'Safety', studentId = MAYA) =>
  new MoveToCategoryHandler(list, matches, unitOfWork).execute(new MoveToCategory(studentId, id, category));
const write = (id: string, notes: string, studentId = MAYA) =>
  new WriteNotesHandler(list, unitOfWork).execute(new WriteNotes(studentId, id, notes));
const remove = (id: string, studentId = MAYA) =>
  new RemoveSavedCollegeHandler(list, unitOfWork).execute(new RemoveSavedCollege(studentId, id));

describe('a student’s college list', () => {
  it('takes a college where the estimate puts it', async () => {
    await save(HARVARD.unitId);
    await save(OHIO_STATE.unitId);

    expect(list.all().map((saved) => saved.record().category)).toEqual(['Reach', 'Target']);
  });

  it('takes a college as Target while there is nothing to estimate from', async () => {
    await save(HARVARD.unitId, null, 'somebody new');

    expect(list.all()[0]?.record().category).toBe('Target');
  });

  it('holds a college once, as it was saved first', async () => {
    const first = await save(HARVARD.unitId);
    await write(first.record.id, 'visited');
    const second = await save(HARVARD.unitId, 'Safety');

    expect(second).toMatchObject({ record: { id: first.record.id, notes: 'visited' }, isNew: false });
    expect(list.all().map((saved) => saved.record())).toMatchObject([
      { category: 'Reach', notes: 'visited' },
    ]);
  });

  it('tells what a college is for the student as of now, whatever was known when it was kept', async () => {
    await save(HARVARD.unitId);
    const version = students.save(MAYA, { ...P2, unweightedGpa: 2.1 });
    const { matches: told } = await save(OHIO_STATE.unitId);

    expect(told.profileVersion).toBe(version);
    expect(told.at(OHIO_STATE.unitId)).toEqual((await matches.of(MAYA)).at(OHIO_STATE.unitId));
  });

  it('is asked for the estimate of now when the student says where a college goes', async () => {
    await save(HARVARD.unitId);
    students.save(MAYA, { ...P2, unweightedGpa: 2.1, satTotal: 900 });
    const now = (await matches.of(MAYA)).categoryAt(OHIO_STATE.unitId);
    students.save(MAYA, P2);
    await save(OHIO_STATE.unitId, 'Target');

    expect(now).toBe('reach');
    expect(list.all().map((saved) => saved.record())).toMatchObject([
      { category: 'Reach' },
      { category: 'Target', categoryIsYours: false },
    ]);
  });

  it.each([['first'], ['known already']])(
    'refuses a college that the catalogue does not have: %s',
    async (when) => {
      if (when !== 'first') await save(HARVARD.unitId);
      await expect(save(1)).rejects.toThrow(CollegeNotInCatalogue);
    },
  );

  it('lets a college be moved, written about and taken off', async () => {
    const { id } = (await save(HARVARD.unitId)).record;
    await move(id, 'Target');
    await write(id, 'Ask about aid');
    expect(list.all()[0]?.record()).toMatchObject({
      category: 'Target',
      categoryIsYours: true,
      notes: 'Ask about aid',
    });
    await remove(id);

    expect(list.all()).toEqual([]);
  });

  it.each([
    ['moved', (id: string) => move(id, 'Safety', 'a stranger')],
    ['written about', (id: string) => write(id, 'x', 'a stranger')],
    ['taken off', (id: string) => remove(id, 'a stranger')],
  ])('cannot be %s by somebody else', async (_what, tryIt) => {
    const { id } = (await save(HARVARD.unitId)).record;
    const before = list.all()[0]?.record();

    await expect(tryIt(id)).rejects.toThrow(SavedCollegeNotFound);
    expect(list.all()[0]?.record()).toEqual(before);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { HARVARD, OHIO_STATE, WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { P2 } from '../../domain/engine/testing/worked-profiles.js';
import { type ListCategory } from '../../domain/list-category.js';
import { CollegeNotInCatalogue, SavedCollegeNotFound } from '../../domain/saved-college.errors.js';
import { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from '../../domain/saved-college.events.js';
import { InMemorySavedColleges } from '../../testing/in-memory-saved-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { InMemoryRecommendationChoices } from '../../testing/in-memory-recommendation-choices.js';
import { KnownStudents } from '../../testing/known-students.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { RaisedVersions } from '#modules/student-profile/testing/raised-versions.js';
import { ChangeNotes, ChangeNotesHandler } from './change-notes.js';
import { type CachedMatches } from '../../adapters/cache/cached-matches.js';
import { MoveSavedCollege, MoveSavedCollegeHandler } from './move-saved-college.js';
import { RemoveSavedCollege, RemoveSavedCollegeHandler } from './remove-saved-college.js';
import { SaveCollege, SaveCollegeHandler } from './save-college.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const MAYA = 'maya';
const unitOfWork = new ImmediateUnitOfWork();

let list: InMemorySavedColleges;
let students: KnownStudents;
let matches: CachedMatches;
let choices: InMemoryRecommendationChoices;
let versions: RaisedVersions;
let accounts: NotedAccounts;
beforeEach(() => {
  students = new KnownStudents();
  students.save(MAYA, P2);
  choices = new InMemoryRecommendationChoices();
  versions = new RaisedVersions();
  accounts = new NotedAccounts();
  list = new InMemorySavedColleges(accounts);
  matches = inMemoryMatches(students, new FixedColleges(WORKED_COLLEGES), { choices });
});

const save = (
  collegeId: number,
  category: ListCategory | null = null,
  studentId = MAYA,
  savedBefore: Date | null = null,
) =>
  new SaveCollegeHandler(list, matches, choices, versions, unitOfWork, new FixedClock(NOW)).execute(
    new SaveCollege(studentId, { collegeId, category, notes: '', savedBefore }),
  );
const saveHarvard = async () => {
  const { id } = await save(HARVARD.unitId);
  expect(list.published).toHaveLength(1);
  return id;
};
const move = (id: string, category: ListCategory, studentId = MAYA) =>
  new MoveSavedCollegeHandler(list, matches, unitOfWork).execute(
    new MoveSavedCollege(studentId, id, category),
  );
const changeNotes = (id: string, notes: string, studentId = MAYA) =>
  new ChangeNotesHandler(list, unitOfWork).execute(new ChangeNotes(studentId, id, notes));
const remove = (id: string, studentId = MAYA) =>
  new RemoveSavedCollegeHandler(list, unitOfWork).execute(new RemoveSavedCollege(studentId, id));
const inList = () => list.all().map((saved) => saved.details());

describe('saving a college', () => {
  it('publishes that it was saved, in the estimated category', async () => {
    const harvard = await save(HARVARD.unitId);
    const ohioState = await save(OHIO_STATE.unitId);

    expect(list.published).toEqual([
      new CollegeSaved(harvard.id, MAYA, HARVARD.unitId, 'Reach'),
      new CollegeSaved(ohioState.id, MAYA, OHIO_STATE.unitId, 'Target'),
    ]);
  });

  it.each([
    ['a time in the past, for one that was removed by mistake', new Date('2026-11-02T08:00:00Z')],
    ['now at the latest', new Date('2027-01-01T00:00:00Z')],
  ])('keeps %s', async (_what, savedBefore) => {
    await save(HARVARD.unitId, null, MAYA, savedBefore);

    expect(inList()).toMatchObject([{ savedAt: savedBefore < NOW ? savedBefore : NOW }]);
  });

  it('uses Target when there is nothing to estimate from', async () => {
    await save(HARVARD.unitId, null, 'a new student');

    expect(inList()).toMatchObject([{ category: 'Target' }]);
  });

  it('changes and publishes nothing when the college is in the list already', async () => {
    const id = await saveHarvard();
    await changeNotes(id, 'visited');

    expect(await save(HARVARD.unitId, 'Safety')).toEqual({ id, isNew: false });
    expect(inList()).toMatchObject([{ id, category: 'Reach', notes: 'visited' }]);
    expect(list.published).toEqual([]);
  });

  it('uses the estimate from the student’s current answers', async () => {
    students.save(MAYA, { ...P2, unweightedGpa: 2.1, satTotal: 900 });
    await save(OHIO_STATE.unitId);

    expect(inList()).toMatchObject([{ category: 'Reach', categoryIsYours: false }]);
  });

  it('stores nothing when the account is removed while the request is under way', async () => {
    await accounts.remove(MAYA, 'under-13');

    await expect(save(HARVARD.unitId)).rejects.toThrow(AccountGone);
    expect(inList()).toEqual([]);
  });

  it('shows a college again that did not interest the student', async () => {
    (await choices.lock(MAYA, HARVARD.unitId)).change({ userInterested: false, userNotes: 'Far' }, NOW);
    await save(HARVARD.unitId);

    expect(choices.all()[0]?.details()).toMatchObject({ userInterested: null, userNotes: 'Far' });
    expect(inList()).toMatchObject([{ isHidden: false }]);
    expect(versions.of).toEqual([MAYA]);
  });

  it.each([
    ['the first college', false],
    ['a second college', true],
  ])('refuses a college that is not in the catalogue, as %s', async (_which, hasOne) => {
    if (hasOne) await save(HARVARD.unitId);
    const before = inList();

    await expect(save(1)).rejects.toThrow(CollegeNotInCatalogue);
    expect(inList()).toEqual(before);
  });
});

describe('moving a saved college', () => {
  it('publishes its new category', async () => {
    const id = await saveHarvard();
    await move(id, 'Target');

    expect(list.published).toEqual([new SavedCollegeMoved(id, MAYA, HARVARD.unitId, 'Target')]);
    expect(inList()).toMatchObject([{ category: 'Target', categoryIsYours: true }]);
  });

  it('publishes nothing when the college is in that category already', async () => {
    const id = await saveHarvard();
    await move(id, 'Reach');

    expect(list.published).toEqual([]);
  });
});

describe('changing the notes of a saved college', () => {
  it('replaces them and publishes nothing', async () => {
    const id = await saveHarvard();
    await changeNotes(id, 'Ask about aid');

    expect(inList()).toMatchObject([{ notes: 'Ask about aid' }]);
    expect(list.published).toEqual([]);
  });
});

describe('removing a saved college', () => {
  it('publishes that it was removed', async () => {
    const id = await saveHarvard();
    await remove(id);

    expect(inList()).toEqual([]);
    expect(list.published).toEqual([new SavedCollegeRemoved(id, MAYA, HARVARD.unitId)]);
  });
});

it.each([
  ['moving', (id: string, studentId: string) => move(id, 'Safety', studentId)],
  ['changing the notes of', (id: string, studentId: string) => changeNotes(id, 'x', studentId)],
  ['removing', (id: string, studentId: string) => remove(id, studentId)],
])('refuses %s a college in another student’s list', async (_what, attempt) => {
  const id = await saveHarvard();
  const before = inList();

  await expect(attempt(id, 'another student')).rejects.toThrow(SavedCollegeNotFound);
  expect(inList()).toEqual(before);
  expect(list.published).toEqual([]);
});

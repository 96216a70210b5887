import { beforeEach, describe, expect, it } from 'vitest';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { RaisedVersions } from '#modules/student-profile/testing/raised-versions.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { OHIO_STATE, WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { type ChoiceChanges } from '../../domain/recommendation-choice.js';
import { RecommendationChosen } from '../../domain/recommendation-choice.events.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { SavedCollege } from '../../domain/saved-college.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { InMemoryRecommendationChoices } from '../../testing/in-memory-recommendation-choices.js';
import { InMemorySavedColleges } from '../../testing/in-memory-saved-colleges.js';
import { ChooseRecommendation, ChooseRecommendationHandler } from './choose-recommendation.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const MAYA = 'maya';
const AT_OHIO_STATE = OHIO_STATE.unitId;

let choices: InMemoryRecommendationChoices;
let list: InMemorySavedColleges;
let accounts: NotedAccounts;
let versions: RaisedVersions;
beforeEach(() => {
  choices = new InMemoryRecommendationChoices();
  list = new InMemorySavedColleges();
  accounts = new NotedAccounts();
  versions = new RaisedVersions();
});

const choose = (changes: ChoiceChanges, collegeId = AT_OHIO_STATE) =>
  new ChooseRecommendationHandler(
    choices,
    list,
    new FixedColleges(WORKED_COLLEGES),
    accounts,
    versions,
    new ImmediateUnitOfWork(),
    new FixedClock(NOW),
  ).execute(new ChooseRecommendation(MAYA, collegeId, changes));
const stored = () => choices.all().map((choice) => choice.details());

describe('choosing about a recommended college', () => {
  it('hides a college that does not interest the student, and makes the matches follow', async () => {
    await choose({ userInterested: false, reason: 'too-far' });

    expect(stored()).toMatchObject([{ userInterested: false, reason: 'too-far', changedAt: NOW }]);
    expect(choices.published).toEqual([new RecommendationChosen(MAYA, AT_OHIO_STATE, false)]);
    expect(versions.of).toEqual([MAYA]);
  });

  it('hides it in the college list too, and shows it again there', async () => {
    const details = { studentId: MAYA, collegeId: AT_OHIO_STATE, estimated: null, chosen: null };
    await list.addOnce(SavedCollege.save({ ...details, id: 's-1', notes: 'visited', now: NOW }));
    const inList = () => list.all().map((saved) => saved.details());

    await choose({ userInterested: false });
    expect(inList()).toMatchObject([{ isHidden: true, notes: 'visited' }]);
    await choose({ userInterested: null });
    expect(inList()).toMatchObject([{ isHidden: false, notes: 'visited' }]);
  });

  it('leaves the matches as they are when only notes or interest change', async () => {
    await choose({ userInterested: true, userNotes: 'Visit in May' });
    await choose({ userInterested: null });

    expect(stored()).toMatchObject([{ userInterested: null, userNotes: 'Visit in May' }]);
    expect(versions.of).toEqual([]);
  });

  it('changes nothing when the same choice arrives again', async () => {
    await choose({ userInterested: false });
    expect(choices.published).toHaveLength(1);
    await choose({ userInterested: false });

    expect(choices.published).toEqual([]);
    expect(versions.of).toEqual([MAYA]);
  });

  it('refuses a college that is not in the catalogue', async () => {
    await expect(choose({ userInterested: false }, 1)).rejects.toThrow(CollegeNotInCatalogue);
    expect(stored()).toEqual([]);
  });

  it('stores nothing of a student whose account was removed in the meantime', async () => {
    await accounts.remove(MAYA, 'under-13');
    await expect(choose({ userInterested: false })).rejects.toThrow(AccountGone);

    expect(stored()).toEqual([]);
    expect(versions.of).toEqual([]);
  });
});

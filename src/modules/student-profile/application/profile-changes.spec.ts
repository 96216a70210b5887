import { beforeEach, describe, expect, it } from 'vitest';
import {
  AccountEmailChanged,
  AccountGone,
  AccountRemoved,
  UserRegistered,
} from '#modules/identity/contracts/index.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { UserProfile } from '../domain/personal/user-profile.js';
import { ActivityImpact } from '../domain/entries/activity-impact.js';
import { Award, type AwardAnswers } from '../domain/entries/award.js';
import {
  AnswersRefused,
  ProfileChangedElsewhere,
  ProfileEntryNotFound,
  TooManyProfileEntries,
  TooYoung,
} from '../domain/student-profile.errors.js';
import { ProfileChanged } from '../domain/student-profile.events.js';
import { InMemoryStudentProfileRepository } from '../testing/in-memory-student-profile.repository.js';
import { AddProfileEntry, AddProfileEntryHandler } from './add-profile-entry.js';
import { EntryFiles } from './entry-files.js';
import { FollowAccountEmail } from './follow-account-email.js';
import { ForgetProfileWhenAccountRemoved } from './forget-profile-when-account-removed.js';
import { OpenProfileWhenStudentRegisters } from './open-profile-when-student-registers.js';
import { RaiseProfileVersion } from './raise-profile-version.js';
import { RemoveProfileEntry, RemoveProfileEntryHandler } from './remove-profile-entry.js';
import { ReviseProfileEntry, ReviseProfileEntryHandler } from './revise-profile-entry.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { SaveAnswers, SaveAnswersHandler } from './save-answers.js';

const MAYA = '0197a000-0000-7000-8000-000000000001';
const SAM = '0197a000-0000-7000-8000-000000000002';
const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
const unitOfWork = new ImmediateUnitOfWork();
const FAIR: Partial<AwardAnswers> = { name: 'Science fair', level: 'State' };

const files = new EntryFiles(new InMemoryStoredFiles());

let accounts: NotedAccounts;
let profiles: InMemoryStudentProfileRepository;
beforeEach(() => {
  accounts = new NotedAccounts();
  profiles = new InMemoryStudentProfileRepository();
});

const saveCity = (studentId: string, city: string) =>
  new SaveAnswersHandler(profiles, unitOfWork, clock, accounts).execute(
    new SaveAnswers(studentId, UserProfile, { city }),
  );
const addAward = (studentId: string, entry = FAIR) =>
  new AddProfileEntryHandler(profiles, unitOfWork, clock, accounts, files).execute(
    new AddProfileEntry(studentId, Award, entry),
  );
const renameAward = (studentId: string, id: string) =>
  new ReviseProfileEntryHandler(profiles, unitOfWork, clock, files).execute(
    new ReviseProfileEntry(studentId, Award, id, { name: 'Renamed' }),
  );
const removeAward = (studentId: string, id: string) =>
  new RemoveProfileEntryHandler(profiles, unitOfWork, files).execute(
    new RemoveProfileEntry(studentId, Award, id),
  );
const registration = (role: 'student' | 'parent') =>
  new OpenProfileWhenStudentRegisters(profiles, accounts, unitOfWork, clock).handle(
    new UserRegistered(MAYA, 'maya@example.org', 'Maya', 'Lin', role),
  );

describe('a request still under way when the account is removed', () => {
  it('stores no answers and no entries', async () => {
    await accounts.remove(MAYA, 'under-13');

    await expect(saveCity(MAYA, 'Toledo')).rejects.toThrow(AccountGone);
    await expect(addAward(MAYA)).rejects.toThrow(AccountGone);
    expect(profiles.published).toEqual([]);
    expect(await profiles.find(UserProfile, MAYA)).toBeNull();
  });
});

describe('changing a profile', () => {
  it('counts a change that another context stored for the student', async () => {
    await saveCity(MAYA, 'Toledo');
    await unitOfWork.run(() => new RaiseProfileVersion(profiles).raise(MAYA));

    expect(profiles.published.at(-1)).toEqual(new ProfileChanged(MAYA, 2));
  });

  it('publishes each change with the next version of that student’s profile', async () => {
    await saveCity(MAYA, 'Toledo');
    await saveCity(SAM, 'Dayton');
    await saveCity(MAYA, 'Akron');

    expect(profiles.published).toEqual([
      new ProfileChanged(MAYA, 1),
      new ProfileChanged(MAYA, 2),
      new ProfileChanged(SAM, 1),
    ]);
    expect(profiles.all(UserProfile)).toHaveLength(2);
  });

  it('counts adding, changing and deleting an award', async () => {
    const id = await addAward(MAYA);
    await renameAward(MAYA, id);
    await removeAward(MAYA, id);

    expect(profiles.published.at(-1)).toEqual(new ProfileChanged(MAYA, 3));
    expect(profiles.all(Award)).toEqual([]);
  });

  it('publishes nothing when it is refused', async () => {
    await expect(addAward(MAYA, { ...FAIR, year: 1999 })).rejects.toThrow(AnswersRefused);

    expect(profiles.published).toEqual([]);
    expect(profiles.all(Award)).toEqual([]);
  });

  it.each([
    ['changed', renameAward],
    ['deleted', removeAward],
  ])('does not let another student’s award be %s', async (_how, attempt) => {
    const id = await addAward(MAYA);

    await expect(attempt(SAM, id)).rejects.toThrow(ProfileEntryNotFound);
    expect(profiles.all(Award)).toHaveLength(1);
  });
});

describe('a change that starts from an older copy', () => {
  const NINE = new Date('2026-11-20T09:00:00Z');
  const saveCityFrom = (basedOn: BasedOn, city: string) =>
    new SaveAnswersHandler(profiles, unitOfWork, clock, accounts).execute(
      new SaveAnswers(MAYA, UserProfile, { city }, basedOn),
    );
  const cities = () => profiles.all(UserProfile).map((record) => record['answers'].city);

  it('is refused and leaves the other save as it is, even one of the same millisecond', async () => {
    await saveCityFrom(null, 'Toledo');
    const [record] = profiles.all(UserProfile);
    const read = record?.['updatedAt'];
    await saveCityFrom(read, 'Akron');

    await expect(saveCityFrom(read, 'Dayton')).rejects.toThrow(ProfileChangedElsewhere);
    expect(cities()).toEqual(['Akron']);
    expect(profiles.published).toHaveLength(2);
  });

  it('is refused when another device created the record first', async () => {
    await saveCityFrom(null, 'Toledo');

    await expect(saveCityFrom(null, 'Dayton')).rejects.toThrow(ProfileChangedElsewhere);
    expect(cities()).toEqual(['Toledo']);
  });

  it('is saved when it names no copy', async () => {
    await saveCity(MAYA, 'Toledo');
    await saveCity(MAYA, 'Dayton');

    expect(cities()).toEqual(['Dayton']);
  });

  it('neither changes nor deletes an entry', async () => {
    const id = await addAward(MAYA);
    await renameAward(MAYA, id);
    const revision = new ReviseProfileEntry<AwardAnswers>(MAYA, Award, id, { name: 'Fair' }, NINE);
    const removal = new RemoveProfileEntry<AwardAnswers>(MAYA, Award, id, NINE);

    await expect(
      new ReviseProfileEntryHandler(profiles, unitOfWork, clock, files).execute(revision),
    ).rejects.toThrow(ProfileChangedElsewhere);
    await expect(new RemoveProfileEntryHandler(profiles, unitOfWork, files).execute(removal)).rejects.toThrow(
      ProfileChangedElsewhere,
    );
    expect(profiles.all(Award)).toMatchObject([{ answers: { name: 'Renamed' } }]);
  });
});

describe('a student with fifty awards', () => {
  const fill = async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count++) ids.push(await addAward(MAYA));
    return ids;
  };

  it('is refused another and keeps the fifty', async () => {
    await fill();

    await expect(addAward(MAYA)).rejects.toThrow(TooManyProfileEntries);
    expect(profiles.all(Award)).toHaveLength(50);
    expect(profiles.published).toHaveLength(50);
  });

  it('may change them, add another after deleting one, and add to other lists', async () => {
    const [first = ''] = await fill();
    await renameAward(MAYA, first);
    await removeAward(MAYA, first);
    await addAward(MAYA);
    await addAward(SAM);
    await new AddProfileEntryHandler(profiles, unitOfWork, clock, accounts, files).execute(
      new AddProfileEntry(MAYA, ActivityImpact, { activityName: 'Debate' }),
    );

    expect(profiles.all(Award)).toHaveLength(51);
    expect(profiles.all(ActivityImpact)).toHaveLength(1);
  });
});

describe('when someone registers', () => {
  it('creates a student’s profile once, even when the event arrives twice', async () => {
    await registration('student');
    await registration('student');

    expect(profiles.all(UserProfile)).toHaveLength(1);
    expect(profiles.published).toEqual([new ProfileChanged(MAYA, 1)]);
  });

  it('creates nothing for an account that was removed in the meantime', async () => {
    await accounts.remove(MAYA, 'under-13');
    await registration('student');

    expect(profiles.all(UserProfile)).toEqual([]);
  });

  it('creates nothing for a parent', async () => {
    await registration('parent');

    expect(profiles.all(UserProfile)).toEqual([]);
  });
});

describe('when the account email changes', () => {
  const emailChange = () =>
    new FollowAccountEmail(profiles, accounts, unitOfWork, clock).handle(
      new AccountEmailChanged(MAYA, 'maya@example.org', 'maya.lin@example.org'),
    );
  const saveEmail = (email: string) =>
    new SaveAnswersHandler(profiles, unitOfWork, clock, accounts).execute(
      new SaveAnswers(MAYA, UserProfile, { email }),
    );
  const changes = () => profiles.published.length;

  it('changes the profile once, even when the event arrives twice', async () => {
    await registration('student');
    await emailChange();
    await emailChange();

    expect(profiles.all(UserProfile)).toMatchObject([{ answers: { email: 'maya.lin@example.org' } }]);
    expect(changes()).toBe(2);
  });

  it('leaves an email the student entered unchanged', async () => {
    await registration('student');
    await saveEmail('colleges@example.org');
    await emailChange();

    expect(profiles.all(UserProfile)).toMatchObject([{ answers: { email: 'colleges@example.org' } }]);
    expect(changes()).toBe(2);
  });

  it('creates no profile where there is none', async () => {
    await emailChange();

    expect(profiles.all(UserProfile)).toEqual([]);
    expect(changes()).toBe(0);
  });
});

describe('a student under 13', () => {
  const saveBirthDate = (dateOfBirth: string) =>
    new SaveAnswersHandler(profiles, unitOfWork, clock, accounts).execute(
      new SaveAnswers(MAYA, UserProfile, { dateOfBirth }),
    );

  it('is refused and loses the account at once', async () => {
    await expect(saveBirthDate('2020-05-01')).rejects.toThrow(TooYoung);

    expect(accounts.removed).toEqual([`${MAYA} under-13`]);
  });

  it('differs from one who is 13 and from a typo', async () => {
    await saveBirthDate('2013-11-20');
    await expect(saveBirthDate('2090-01-01')).rejects.toThrow();

    expect(accounts.removed).toEqual([]);
  });

  it('is deleted when the account is removed, and no other profile is', async () => {
    await addAward(MAYA);
    await addAward(SAM);
    await new ForgetProfileWhenAccountRemoved(profiles, unitOfWork).handle(new AccountRemoved(MAYA));

    expect(profiles.all(Award).map(({ studentId }) => studentId)).toEqual([SAM]);
  });
});

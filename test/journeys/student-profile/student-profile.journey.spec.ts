import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

type Reply = Record<string, unknown>;
interface Refused {
  code: string;
  message: string;
  errors: { path: string; message: string }[];
}

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf, { firstName: 'Maya', lastName: 'Lin' });
  await opened(maya);
});
afterAll(() => flyleaf.close());

const read = (person: Person | null, path: string) => call<Reply | null>(flyleaf, person, 'GET', path);
const save = (person: Person | null, path: string, body: unknown) =>
  call<Reply>(flyleaf, person, 'POST', path, body);
const refused = async (path: string, body: unknown) => {
  const answer = await call<Refused>(flyleaf, maya, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  return answer.body.errors;
};
const version = (person: Person) => flyleaf.app.get(StudentDirectory).profileVersion(person.userId);

/** Waits for the job that creates the profile after registration. */
const opened = (person: Person) =>
  vi.waitFor(
    async () => {
      const { status, body } = await read(person, '/api/user-profile');
      expect(status).toBe(200);
      expect(body).not.toBeNull();
      return body;
    },
    { timeout: 10_000, interval: 50 },
  );

const USER_PROFILE = '/api/user-profile';
const ACADEMIC_PROFILE = '/api/academic-profile';
const INTERESTS_GOALS = '/api/interests-goals';

describe('a student who has just registered', () => {
  it('finds name and email filled in, and nothing else', async () => {
    const noor = await register(flyleaf, { firstName: 'Noor', lastName: 'Haddad' });

    expect(await opened(noor)).toMatchObject({
      userId: noor.userId,
      firstName: 'Noor',
      lastName: 'Haddad',
      email: noor.email,
      dateOfBirth: null,
      state: null,
      country: 'United States',
      raceEthnicity: [],
      householdIncomeRange: null,
    });
  });

  it.each([ACADEMIC_PROFILE, INTERESTS_GOALS])('has nothing at %s yet', async (path) => {
    const newcomer = await register(flyleaf);

    expect(await read(newcomer, path)).toMatchObject({ status: 200, body: null });
  });
});

describe('saving name, address and background', () => {
  it('keeps every field and replies with the stored record', async () => {
    const profile = {
      firstName: 'Maya',
      lastName: 'Lin-Ortiz',
      email: 'maya@example.org',
      dateOfBirth: '2009-03-14',
      gender: 'Self-describe',
      genderSelfDescribe: 'Agender',
      streetAddress: '12 Elm Street',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43210',
      country: 'United States',
      raceEthnicity: ['Asian', 'White'],
      parentEducationLevel: "Bachelor's degree",
      householdIncomeRange: '60-100k',
      firstGenerationCollege: 'No',
    };

    const { status, body } = await save(maya, USER_PROFILE, profile);

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...profile, userId: maya.userId });
    expect(await read(maya, USER_PROFILE)).toMatchObject({ status: 200, body });
  });

  it('keeps fields that are not sent and clears fields sent as null', async () => {
    await save(maya, USER_PROFILE, { city: 'Toledo', zipCode: '43604' });

    const { body } = await save(maya, USER_PROFILE, { zipCode: null, streetAddress: '  ' });

    expect(body).toMatchObject({ city: 'Toledo', zipCode: null, streetAddress: null, state: 'OH' });
  });

  it('refuses a save that starts from an older copy, and stores nothing of it', async () => {
    const copy = (await read(maya, USER_PROFILE)).body;
    const saveFrom = (updatedAt: unknown, city: string) =>
      fetch(`${flyleaf.url}${USER_PROFILE}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${maya.accessToken}`,
          'content-type': 'application/json',
          'if-match': `"${String(updatedAt)}"`,
        },
        body: JSON.stringify({ city }),
      });

    expect((await saveFrom(copy?.['updatedAt'], 'Akron')).status).toBe(200);
    const refusal = await saveFrom(copy?.['updatedAt'], 'Dayton');

    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toMatchObject({ code: 'student-profile.changed-elsewhere' });
    expect((await read(maya, USER_PROFILE)).body).toMatchObject({ city: 'Akron' });
    expect((await saveFrom('yesterday', 'Dayton')).status).toBe(400);
    await save(maya, USER_PROFILE, { city: 'Toledo' });
  });

  it('accepts a whole record, ignoring fields a student may not set', async () => {
    const before = (await read(maya, USER_PROFILE)).body ?? {};
    const theirs = { id: crypto.randomUUID(), userId: crypto.randomUUID(), createdAt: '1999-01-01', age: 7 };

    const { status, body } = await save(maya, USER_PROFILE, { ...before, ...theirs, city: 'Dayton' });

    expect(status).toBe(200);
    expect(body).toEqual({ ...before, city: 'Dayton', updatedAt: body['updatedAt'] });
  });

  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: null }, 'email', 'Email is required'],
    [{ email: 'maya@' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'m'.repeat(250)}@example.org` }, 'email', 'Email must be at most 255 characters'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: null }, 'lastName', 'Last name is required'],
    [{ lastName: 'n'.repeat(101) }, 'lastName', 'Last name must be at most 100 characters'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'Date of birth is required'],
    [{ dateOfBirth: null }, 'dateOfBirth', 'Date of birth is required'],
    [{ dateOfBirth: '2009-02-30' }, 'dateOfBirth', 'Please enter your date of birth as a date'],
    [{ dateOfBirth: '1850-01-01' }, 'dateOfBirth', 'Please check your date of birth'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Please check your date of birth'],
    [{ gender: 'Other' }, 'gender', 'Choose a gender from the list'],
    [{ state: 'Ohio' }, 'state', 'Choose a state from the list'],
    [{ zipCode: '4'.repeat(21) }, 'zipCode', 'Zip code must be at most 20 characters'],
    [{ raceEthnicity: ['Martian'] }, 'raceEthnicity.0', 'Choose race and ethnicity from the list'],
    [
      { raceEthnicity: ['White', 'Prefer not to answer'] },
      'raceEthnicity',
      'Choose “Prefer not to answer” alone, or what describes you',
    ],
    [{ householdIncomeRange: 'plenty' }, 'householdIncomeRange', 'Choose an income range from the list'],
    [{ parentEducationLevel: 'PhD' }, 'parentEducationLevel', 'Choose an education level from the list'],
    [{ firstGenerationCollege: 'Maybe' }, 'firstGenerationCollege', 'Choose an answer from the list'],
  ])('refuses %j', async (body, path, message) => {
    expect(await refused(USER_PROFILE, body)).toEqual([{ path, message }]);
  });

  it('refuses a child under thirteen and removes the account', async () => {
    const [year = ''] = new Date().toISOString().split('-');
    const child = await register(flyleaf, { firstName: 'Robin', lastName: 'Young' });
    await opened(child);

    const answer = await call<Refused>(flyleaf, child, 'POST', USER_PROFILE, {
      dateOfBirth: `${String(Number(year) - 9)}-01-01`,
      city: 'Akron',
    });

    expect(answer).toMatchObject({ status: 400, body: { code: 'student-profile.too-young' } });
    expect(answer.body.message).toContain('13 or older');
    expect((await read(child, USER_PROFILE)).status).toBe(401);
  });
});

describe('saving where relatives went to college', () => {
  const FAMILY = '/api/family-college-history';
  const mother = { relation: 'Mother', college: 'Ohio State', degree: 'B.S. Nursing', gradYear: 1999 };
  const listed = async (person: Person | null) => call<Reply[]>(flyleaf, person, 'GET', FAMILY);
  const replace = (person: Person | null, entries: unknown) =>
    call<Reply[]>(flyleaf, person, 'POST', FAMILY, { entries });

  it('replaces the whole list, in the order sent, and keeps the ids sent back', async () => {
    expect(await listed(maya)).toMatchObject({ status: 200, body: [] });
    const first = await replace(maya, [mother, { relation: 'Sibling' }]);
    expect(first).toMatchObject({ status: 200, body: [mother, { relation: 'Sibling', college: null }] });
    const [former] = first.body;

    const { body } = await replace(maya, [
      { relation: 'Father', gradYear: null },
      { relation: '', college: ' ', degree: null },
      { ...former, userId: crypto.randomUUID(), college: 'Kent State', degree: undefined },
    ]);

    expect(body).toMatchObject([
      { relation: 'Father', userId: maya.userId },
      { id: former?.['id'], college: 'Kent State', degree: null, createdAt: former?.['createdAt'] },
    ]);
    expect(await listed(maya)).toMatchObject({ status: 200, body });
  });

  it('gives a new id to a row sent with someone else’s, an invalid one or the same twice', async () => {
    const sam = await register(flyleaf);
    const { body: theirs } = await replace(maya, [mother]);
    const { body: own } = await replace(sam, [{ ...mother, id: theirs[0]?.['id'] }]);
    const { body } = await replace(sam, [own[0], own[0], { ...mother, id: 'seven' }, { ...mother, id: 7 }]);

    expect(new Set([...body, ...theirs].map(({ id }) => id)).size).toBe(5);
    expect(body[0]).toMatchObject({ id: own[0]?.['id'] });
    expect((await listed(maya)).body).toEqual(theirs);
  });

  it('names the row and field of each problem, and then stores nothing', async () => {
    const last = Math.max(2030, new Date().getUTCFullYear() + 6);
    const before = (await listed(maya)).body;

    expect(
      await refused(FAMILY, { entries: [{}, { college: 'Kent State', gradYear: 1899 }, mother] }),
    ).toEqual([
      { path: 'entries.1.relation', message: 'Relation is required' },
      { path: 'entries.1.gradYear', message: `Graduation year must be between 1900 and ${String(last)}` },
    ]);
    expect(await refused(FAMILY, { entries: [mother, { relation: 'Cousin' }] })).toEqual([
      { path: 'entries.1.relation', message: 'Choose a relation from the list' },
    ]);
    expect(await refused(FAMILY, { entries: [{ ...mother, college: 'c'.repeat(256) }] })).toEqual([
      { path: 'entries.0.college', message: 'College must be at most 255 characters' },
    ]);
    expect(await refused(FAMILY, { entries: Array.from({ length: 2000 }, () => mother) })).toEqual([
      { path: 'entries', message: 'You can list up to 20 relatives' },
    ]);
    expect((await listed(maya)).body).toEqual(before);
  });

  it('counts in the version', async () => {
    const before = await version(maya);

    expect((await replace(maya, [])).body).toEqual([]);
    expect(await version(maya)).toBe(before + 1);
  });
});

describe('saving academics', () => {
  it('keeps the other steps when one is saved', async () => {
    const school = {
      schoolName: 'Lincoln High',
      schoolState: 'OH',
      schoolType: 'Public',
      currentGradeLevel: '11th',
      graduationYear: 2028,
    };
    const performance = {
      gpaScale: '4.0',
      unweightedGpa: '3.70',
      weightedGpa: 'N/A',
      classRank: 12,
      classSize: 400,
    };
    const tests = { testPreference: 'Both', satMath: 690, satReadingWriting: 660, actComposite: 29 };

    await save(maya, ACADEMIC_PROFILE, school);
    await save(maya, ACADEMIC_PROFILE, performance);
    const { status, body } = await save(maya, ACADEMIC_PROFILE, tests);

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...school, ...performance, ...tests, satTotal: 1350 });
    expect(body).toMatchObject({ apCoursesTaken: null, honorsCourses: null, ibHlCount: null });
    expect(await read(maya, ACADEMIC_PROFILE)).toMatchObject({ status: 200, body });
  });

  it('keeps a count unknown until it is sent', async () => {
    const { body } = await save(maya, ACADEMIC_PROFILE, { apCoursesTaken: 6, dualEnrollmentCredits: 'N/A' });

    expect(body).toMatchObject({
      apCoursesTaken: 6,
      apCoursesPlanned: null,
      honorsCourses: null,
      dualEnrollmentCredits: 'N/A',
      ibHlCount: null,
      ibSlCount: null,
      ibProgram: null,
    });
  });

  it('adds up the sections whatever total is sent', async () => {
    const { body } = await save(maya, ACADEMIC_PROFILE, { satTotal: 1600 });

    expect(body['satTotal']).toBe(1350);
  });

  it.each([
    [
      { gpaScale: 4, unweightedGpa: 3.85 },
      { gpaScale: '4.0', unweightedGpa: '3.85' },
    ],
    [
      { gpaScale: '4.0', unweightedGpa: '4.0', weightedGpa: '5' },
      { unweightedGpa: '4.0', weightedGpa: '5' },
    ],
    [
      { gpaScale: 100, unweightedGpa: '<70', weightedGpa: 110 },
      { unweightedGpa: '<70', weightedGpa: '110' },
    ],
    [
      { classRank: '7', dualEnrollmentCredits: '9' },
      { classRank: 7, dualEnrollmentCredits: 9 },
    ],
    [
      { classRank: 'N/A', unweightedGpa: '' },
      { classRank: 'N/A', unweightedGpa: null },
    ],
    [
      { gpaScale: null, weightedGpa: null },
      { gpaScale: '4.0', weightedGpa: null },
    ],
  ])('takes %j', async (body, stored) => {
    expect((await save(maya, ACADEMIC_PROFILE, body)).body).toMatchObject(stored);
  });

  const lastGraduation = Math.max(2030, new Date().getUTCFullYear() + 6);
  it.each([
    [{ currentGradeLevel: '8th' }, 'currentGradeLevel', 'Choose a grade level from the list'],
    [
      { graduationYear: 2023 },
      'graduationYear',
      `Graduation year must be between 2024 and ${lastGraduation}`,
    ],
    [
      { graduationYear: lastGraduation + 1 },
      'graduationYear',
      `Graduation year must be between 2024 and ${lastGraduation}`,
    ],
    [{ graduationYear: '2027' }, 'graduationYear', 'Graduation year must be a number'],
    [{ schoolState: 'XX' }, 'schoolState', 'Choose a state from the list'],
    [{ schoolType: 'Boarding' }, 'schoolType', 'Choose a school type from the list'],
    [{ gpaScale: '7.0' }, 'gpaScale', 'Choose a GPA scale from the list'],
    [
      { gpaScale: '4.0', unweightedGpa: '4.1' },
      'unweightedGpa',
      'Unweighted GPA must be between 0 and 4 on the 4.0 scale',
    ],
    [
      { gpaScale: '5.0', weightedGpa: 6.01 },
      'weightedGpa',
      'Weighted GPA must be between 0 and 6 on the 5.0 scale',
    ],
    [
      { gpaScale: '100', weightedGpa: 111 },
      'weightedGpa',
      'Weighted GPA must be between 0 and 110 on the 100 scale',
    ],
    [
      { gpaScale: '4.0', unweightedGpa: '<70' },
      'unweightedGpa',
      'Unweighted GPA must be between 0 and 4 on the 4.0 scale',
    ],
    [
      { unweightedGpa: '3.755' },
      'unweightedGpa',
      'Unweighted GPA must be a number with at most two decimals, or N/A',
    ],
    [
      { unweightedGpa: 'excellent' },
      'unweightedGpa',
      'Unweighted GPA must be a number with at most two decimals, or N/A',
    ],
    [
      { unweightedGpa: -1 },
      'unweightedGpa',
      'Unweighted GPA must be a number with at most two decimals, or N/A',
    ],
    [{ classRank: 0 }, 'classRank', 'Class rank must be at least 1'],
    [{ classRank: 'first' }, 'classRank', 'Class rank must be a number or N/A'],
    [{ classRank: 401, classSize: 400 }, 'classRank', 'Class rank cannot be larger than the class'],
    [{ testPreference: 'PSAT' }, 'testPreference', 'Choose a test preference from the list'],
    [{ satMath: 190 }, 'satMath', 'SAT math must be at least 200'],
    [{ satMath: 810 }, 'satMath', 'SAT math must be at most 800'],
    [{ satReadingWriting: 810 }, 'satReadingWriting', 'SAT reading and writing must be at most 800'],
    [{ satTotal: 390 }, 'satTotal', 'SAT total must be at least 400'],
    [{ satTotal: 1610 }, 'satTotal', 'SAT total must be at most 1600'],
    [{ satMath: 650.5 }, 'satMath', 'SAT math must be a whole number'],
    [{ actComposite: 0 }, 'actComposite', 'ACT composite must be at least 1'],
    [{ actScience: 37 }, 'actScience', 'ACT science must be at most 36'],
    [{ apCoursesTaken: -1 }, 'apCoursesTaken', 'AP courses taken must be at least 0'],
    [
      { dualEnrollmentCredits: 'some' },
      'dualEnrollmentCredits',
      'Dual enrollment credits must be a number or N/A',
    ],
    [{ ibHlCount: 7 }, 'ibHlCount', 'IB higher level courses must be at most 6'],
    [{ ibSlCount: -1 }, 'ibSlCount', 'IB standard level courses must be at least 0'],
    [{ ibProgram: 'yes' }, 'ibProgram', 'Answer yes or no'],
  ])('refuses %j', async (body, path, message) => {
    expect(await refused(ACADEMIC_PROFILE, body)).toEqual([{ path, message }]);
  });

  it('lists all problems at once', async () => {
    const problems = await refused(ACADEMIC_PROFILE, { satMath: 1, actMath: 99, schoolType: 'Night' });

    expect(problems.map(({ path }) => path).sort()).toEqual(['actMath', 'satMath', 'schoolType']);
  });
});

describe('a student in a territory', () => {
  it.each(['AS', 'GU', 'MP', 'PR', 'VI'])('may live and go to school in %s', async (territory) => {
    expect((await save(maya, USER_PROFILE, { state: territory })).body).toMatchObject({ state: territory });
    const { body } = await save(maya, ACADEMIC_PROFILE, { schoolState: territory });
    expect(body).toMatchObject({ schoolState: territory });
  });
});

describe('saving interests and preferences', () => {
  it('keeps every field, each choice once', async () => {
    const preferences = {
      intendedMajor: 'Accounting',
      careerGoals: ['Engineer', 'Undecided'],
      collegeType: ['University'],
      location: ['Urban', 'Suburban'],
      collegeSize: ['20000+'],
      ownership: 'Public',
      geographicRegions: ['Midwest', 'Northeast'],
      singleSexColleges: ['men', 'women'],
      collegeCommunities: ['HBCU', 'Catholic'],
      academicPreferences: ['Small classes', 'Study abroad'],
      studentLifePreferences: ['Athletics'],
      costOutcomePreferences: ['Low net price', 'Career services'],
      maxDistanceFromHome: 300,
      maxTuition: 30_000,
      financialAidNeeded: true,
      collegeGoals: 'Build things that help',
    };

    const { status, body } = await save(maya, INTERESTS_GOALS, {
      ...preferences,
      location: ['Urban', 'Suburban', 'Urban'],
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...preferences, postGradPlans: null });
    expect(await read(maya, INTERESTS_GOALS)).toMatchObject({ status: 200, body });
  });

  it('counts what matters most over the three groups, also those saved before', async () => {
    const problems = await refused(INTERESTS_GOALS, { studentLifePreferences: ['Athletics', 'Greek life'] });

    expect(problems).toEqual([
      {
        path: 'academicPreferences',
        message:
          'Choose at most 5 of what matters most, across academics, student life and cost and outcomes',
      },
    ]);
    const exchanged = { studentLifePreferences: ['Athletics', 'Greek life'], academicPreferences: null };
    expect((await save(maya, INTERESTS_GOALS, exchanged)).body).toMatchObject({ academicPreferences: [] });
  });

  it.each([
    [{ careerGoals: ['Astronaut'] }, 'careerGoals.0', 'Choose career goals from the list'],
    [{ location: ['Moon'] }, 'location.0', 'Choose settings from the list'],
    [{ collegeSize: ['Large'] }, 'collegeSize.0', 'Choose school sizes from the list'],
    [{ collegeType: ['Bootcamp'] }, 'collegeType.0', 'Choose college types from the list'],
    [{ singleSexColleges: ['girls'] }, 'singleSexColleges.0', 'Choose single-sex colleges from the list'],
    [{ collegeCommunities: ['Ivy'] }, 'collegeCommunities.0', 'Choose communities from the list'],
    [{ geographicRegions: ['Narnia'] }, 'geographicRegions.0', 'Choose regions from the list'],
    [{ ownership: 'Federal' }, 'ownership', 'Choose an ownership from the list'],
    [
      { costOutcomePreferences: ['Fame'] },
      'costOutcomePreferences.0',
      'Choose cost and outcome preferences from the list',
    ],
    [{ maxDistanceFromHome: -1 }, 'maxDistanceFromHome', 'Maximum distance must be at least 0'],
    [{ maxTuition: 'a lot' }, 'maxTuition', 'Maximum cost must be a number'],
    [{ financialAidNeeded: 'yes' }, 'financialAidNeeded', 'Answer yes or no'],
    [{ intendedMajor: 'm'.repeat(256) }, 'intendedMajor', 'Intended major must be at most 255 characters'],
  ])('refuses %j', async (body, path, message) => {
    expect(await refused(INTERESTS_GOALS, body)).toEqual([{ path, message }]);
  });

  it('refuses a body that is not an object', async () => {
    for (const body of ['[]', '"words"', '{broken'])
      expect((await call(flyleaf, maya, 'POST', INTERESTS_GOALS, body)).status).toBe(400);
  });
});

describe('saves at the same time', () => {
  it('all land, and each counts once in the version', async () => {
    const sam = await register(flyleaf);
    await opened(sam);
    const before = await version(sam);
    const saves: [string, Reply][] = [
      [ACADEMIC_PROFILE, { schoolName: 'Lincoln High' }],
      [ACADEMIC_PROFILE, { unweightedGpa: '3.7' }],
      [ACADEMIC_PROFILE, { satMath: 700 }],
      [ACADEMIC_PROFILE, { satReadingWriting: 650 }],
      [USER_PROFILE, { city: 'Columbus' }],
      [USER_PROFILE, { state: 'OH' }],
      [INTERESTS_GOALS, { location: ['Urban'] }],
      [INTERESTS_GOALS, { ownership: 'Public' }],
    ];

    const answers = await Promise.all(saves.map(([path, body]) => save(sam, path, body)));

    expect(answers.map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect((await read(sam, ACADEMIC_PROFILE)).body).toMatchObject({
      schoolName: 'Lincoln High',
      unweightedGpa: '3.7',
      satTotal: 1350,
    });
    expect((await read(sam, USER_PROFILE)).body).toMatchObject({ city: 'Columbus', state: 'OH' });
    expect((await read(sam, INTERESTS_GOALS)).body).toMatchObject({
      location: ['Urban'],
      ownership: 'Public',
    });
    expect(await version(sam)).toBe(before + saves.length);
  });

  it('does not count a refused save', async () => {
    const before = await version(maya);

    await refused(ACADEMIC_PROFILE, { gpaScale: '4.0', unweightedGpa: '4.5' });

    expect(await version(maya)).toBe(before);
  });
});

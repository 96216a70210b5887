import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../support/api-document.js';
import { query } from '../../support/servers/database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Bundle {
  userProfile: Record<string, unknown>;
  familyCollegeHistory: unknown;
  masked: string[];
}

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };
const NO_SUCH_ID = '01990000-0000-7000-8000-00000000dead';
const KEYS = [
  'userProfile',
  'academicProfile',
  'interestsGoals',
  'activities',
  'leadershipRoles',
  'collegePreferences',
  'essays',
  'applications',
  'activityImpacts',
  'portfolioItems',
  'awards',
  'researchProjects',
];
const SENSITIVE = {
  dateOfBirth: '2009-05-01',
  gender: 'Female',
  streetAddress: '12 Elm Street',
  raceEthnicity: ['Asian'],
  householdIncomeRange: '30-60k',
  parentEducationLevel: 'Some college',
};

let flyleaf: RunningApp;
let maya: Person;
let admin: Pick<Person, 'accessToken'>;
let parent: Person;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  [maya, parent] = await Promise.all([register(flyleaf), register(flyleaf, { role: 'parent' })]);
  const login = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = login.body.tokens;
});
afterAll(() => flyleaf.close());

const ofMaya = <Body>(part: string) =>
  call<Body>(flyleaf, admin, 'GET', `/api/admin/user/${maya.userId}/${part}`);
const viewsLoggedOf = async ({ userId }: Person) => {
  const views = `select 1 from identity.audit_log where kind = 'student-viewed' and user_id = $1`;
  return (await query(flyleaf, views, [userId])).length;
};
const open = (reason: string) =>
  call<Bundle>(flyleaf, admin, 'POST', `/api/admin/user/${maya.userId}/openings`, { reason });

describe('an admin who reads a student', () => {
  it('gets every part of an empty profile', async () => {
    const { status, body } = await ofMaya<Bundle>('profile');

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(KEYS));
    expect(body).toMatchObject({
      academicProfile: null,
      collegePreferences: null,
      activities: [],
      completion: { completed: 0, total: 8, percentage: 0 },
      warnings: [
        'Profile is under 60% complete.',
        'No applications yet.',
        'No test scores on file.',
        'Fewer than 3 activities.',
      ],
    });
    expect((await ofMaya('applications')).body).toEqual([]);
  });

  it('gets what the student entered, without what is masked', async () => {
    await call(flyleaf, maya, 'POST', '/api/user-profile', SENSITIVE);
    await call(flyleaf, maya, 'POST', '/api/family-college-history', {
      entries: [{ relation: 'Mother', college: 'Oberlin College' }],
    });
    await call(flyleaf, maya, 'POST', '/api/academic-profile', { unweightedGpa: '3.70', satTotal: 1410 });
    await call(flyleaf, maya, 'POST', '/api/interests-goals', { location: ['Urban'] });
    await call(flyleaf, maya, 'POST', '/api/activity-impacts', {
      activityName: 'Debate',
      yearsCommitted: 3,
      leadershipPosition: 'Captain',
    });

    await jobsFinished(flyleaf, maya);

    const { body } = await ofMaya<Bundle>('profile');
    expect(body).toMatchObject({
      user: { id: maya.userId, role: 'student' },
      userProfile: { email: maya.email },
      academicProfile: { unweightedGpa: '3.70', satTotal: 1410 },
      collegePreferences: { schoolSetting: 'Urban', schoolSize: 'No Preference' },
      activities: [{ activityName: 'Debate', yearsParticipated: 3, leadershipRole: 'Captain' }],
      activityImpacts: [{ yearsCommitted: 3, leadershipPosition: 'Captain' }],
      masked: ['race', 'income', 'birthDate', 'gender', 'address', 'familyHistory'],
      completion: { completed: 4, percentage: 50 },
    });
    expect(Object.values(body.userProfile).filter((answer) => answer !== null)).toEqual([maya.email]);
    expect(JSON.stringify(body)).not.toContain('Oberlin');
  });

  it('opens what is masked with a reason, once', async () => {
    expect((await open('  Curious  ')).status).toBe(400);
    const opened = await open('You asked about a scholarship');

    expect(opened.body).toMatchObject({
      userProfile: SENSITIVE,
      familyCollegeHistory: [{ relation: 'Mother', college: 'Oberlin College' }],
    });
    expect((await ofMaya<Bundle>('profile')).body).toMatchObject({
      userProfile: { raceEthnicity: null },
      familyCollegeHistory: null,
    });
  });

  it('is seen by the student: one entry for the visit, one for what was opened', async () => {
    const activity = await call<{ items: { kind: string; byYou: boolean; detail: unknown }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/account/activity',
    );
    const views = activity.body.items.filter(({ kind }) => kind === 'student-viewed');

    expect(views.map(({ byYou, detail }) => ({ byYou, detail }))).toEqual([
      { byYou: false, detail: { what: 'personal-details', reason: 'You asked about a scholarship' } },
      { byYou: false, detail: { what: 'profile' } },
    ]);
  });

  it('is in the log at every address that shows a student (S58)', async () => {
    const shown = ROUTES.filter(
      ({ method, route }) => method === 'GET' && /^\/api\/admin\/user\/\{\w+\}/.test(route),
    );
    expect(shown.length).toBeGreaterThan(4);
    for (const { route } of shown) {
      const noor = await register(flyleaf, { firstName: 'Noor' });
      const essay = { title: 'The choir', essayType: 'Other', prompt: 'Anything', content: 'I sing.' };
      await call(flyleaf, noor, 'POST', '/api/essays', essay);
      const address = route.replaceAll(/\{\w+\}/g, noor.userId);
      await call(flyleaf, admin, 'GET', address);
      await call(flyleaf, admin, 'GET', address);

      expect(`${route} ${String(await viewsLoggedOf(noor))}`).toBe(`${route} 1`);
    }
  });

  it.each(['profile', 'applications'])('finds no %s of someone who is no student', async (part) => {
    for (const id of [NO_SUCH_ID, parent.userId])
      expect(await call(flyleaf, admin, 'GET', `/api/admin/user/${id}/${part}`)).toMatchObject({
        status: 404,
        body: { message: 'We couldn’t find this student.' },
      });
  });
});

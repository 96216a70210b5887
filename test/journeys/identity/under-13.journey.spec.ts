import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { query, waitingForALock } from '../../support/servers/database.js';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { ProfileChanged } from '#modules/student-profile/contracts/index.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { until } from '../../support/until.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const COLLEGE = 204796;
const TOO_YOUNG = { dateOfBirth: `${String(new Date().getFullYear() - 10)}-05-01` };

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

const everywhere = async ({ userId, email }: Person) => [
  ...(await tablesContaining(flyleaf.databaseUrl, userId)),
  ...(await tablesContaining(flyleaf.databaseUrl, email)),
];

/** Leaves something in every context, and a birth date that is fine. */
async function aStudentWhoUsedEverything(): Promise<Person> {
  const student = await register(flyleaf, { email: `young-${String(Date.now())}@example.org` });
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', student);
  await call(flyleaf, null, 'POST', '/api/auth/login', { ...student, password: 'Wrong-Words-1' });
  await call(flyleaf, body.tokens, 'POST', '/api/user-profile', { city: 'Toledo' });
  const entries = [{ relation: 'Mother', college: 'Kent State' }];
  await call(flyleaf, student, 'POST', '/api/family-college-history', { entries });
  const role = { positionTitle: 'Captain', organizationName: 'Chess club' };
  await call(flyleaf, student, 'POST', '/api/leadership-roles', role);
  const academics = await call(flyleaf, student, 'POST', '/api/academic-profile', { unweightedGpa: '3.4' });
  await call(flyleaf, student, 'POST', '/api/awards', { name: 'Science fair', level: 'State' });
  await call(flyleaf, student, 'PUT', '/api/activities-sheet', { activities: [], honors: [] });
  await fetch(`${flyleaf.url}/api/saved-colleges`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${student.accessToken}`,
      'idempotency-key': 'once-and-only',
    },
    body: JSON.stringify({ collegeId: COLLEGE }),
  });
  await call(flyleaf, student, 'POST', '/api/detailed-courses/save', {
    academicProfileId: academics.body['id'],
    takenCourses: [{ subject: 'Music', courseName: 'Choir', courseType: 'Honors' }],
    plannedCourses: [],
  });
  await call(flyleaf, student, 'POST', '/api/ib-courses', { subject: 'Music', level: 'SL' });
  await call(flyleaf, student, 'POST', `/api/colleges/${String(COLLEGE)}/views`);
  const application = await call(flyleaf, student, 'POST', '/api/applications', {
    collegeId: COLLEGE,
    applicationType: 'Rolling',
  });
  await call(flyleaf, student, 'PUT', `/api/applications/${String(application.body['id'])}/offer`, {
    costs: { tuition: 1, fees: null, housing: null, food: null, books: null, travel: null, other: null },
    inside: [],
    totalCost: null,
    statedNetPrice: null,
    aid: [],
    answers: {},
  });
  await call(flyleaf, student, 'POST', '/api/selection-criteria', { tuition: { min: null, max: 9000 } });
  await call(flyleaf, student, 'PATCH', `/api/recommendations/${String(COLLEGE)}`, { userNotes: 'Ask Ada' });
  await call(flyleaf, student, 'GET', '/api/recommendations');
  await call(flyleaf, student, 'POST', '/api/saved-searches', { name: 'Near home', query: 'state=OH' });
  await call(flyleaf, student, 'POST', '/api/essays', {
    title: 'The choir',
    essayType: 'Other',
    prompt: 'Anything',
    content: 'I sing.',
    submit: true,
  });
  await call(flyleaf, student, 'POST', '/api/chat/send', { message: 'What should I do next?' });
  await jobsFinished(flyleaf, student);
  return student;
}

describe('a student who turns out to be under 13', () => {
  it('is told so kindly, is signed out everywhere, and leaves nothing in any table (V3, S58)', async () => {
    const student = await aStudentWhoUsedEverything();
    expect(await everywhere(student)).toEqual(
      expect.arrayContaining([
        'administration.notifications',
        'college_catalogue.saved_searches',
        'counseling_chat.conversations',
        'essays.essays',
        'identity.audit_log',
        'identity.sign_ins',
        'identity.users',
        'matching.advisor_interactions',
        'matching.aid_offers',
        'matching.applications',
        'matching.college_views',
        'matching.prediction_runs',
        'matching.recommendation_choices',
        'matching.saved_colleges',
        'matching.selection_criteria',
        'platform.remembered_replies',
        'student_profile.activities_sheets',
        'student_profile.awards',
        'student_profile.family_college_history',
        'student_profile.leadership_roles',
        'student_profile.detailed_courses',
        'student_profile.ib_courses',
        'student_profile.user_profiles',
      ]),
    );

    const { status, body } = await call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'student-profile.too-young' });
    expect(body['message']).toContain('13 or older');

    expect((await call(flyleaf, student, 'GET', '/api/auth/me')).status).toBe(401);
    const { refreshToken } = student;
    expect((await call(flyleaf, null, 'POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
    const login = { email: student.email, password: GOOD_PASSWORD };
    expect((await call(flyleaf, null, 'POST', '/api/auth/login', login)).status).toBe(401);

    await expect.poll(() => everywhere(student), { timeout: 20_000, interval: 200 }).toEqual([]);
  });

  it('leaves nothing when a job that stores something of them begins after the removal', async () => {
    const student = await register(flyleaf, { email: `late-job-${String(Date.now())}@example.org` });
    await jobsFinished(flyleaf, student);
    await call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG);
    await expect.poll(() => everywhere(student), { timeout: 20_000, interval: 200 }).toEqual([]);

    const events = [
      ['RefreshRecommendationsWhenProfileChanges', { type: ProfileChanged.type, studentId: student.userId }],
      ['WelcomeUserWhenRegistered', { type: UserRegistered.type, userId: student.userId, role: 'student' }],
      [
        'OpenProfileWhenStudentRegisters',
        { type: UserRegistered.type, userId: student.userId, role: 'student', firstName: 'Maya' },
      ],
    ] as const;
    for (const [name, event] of events)
      await query(flyleaf, 'insert into jobs.job (name, data) values ($1, $2)', [name, event]);
    await jobsFinished(flyleaf, student);

    // Only the jobs that this test stored.
    expect((await everywhere(student)).filter((table) => !table.startsWith('jobs.'))).toEqual([]);
  });

  it('leaves nothing when a job of theirs is running during the removal, not even in the finished job', async () => {
    const student = await register(flyleaf, { email: `running-job-${String(Date.now())}@example.org` });
    await jobsFinished(flyleaf, student);
    const slow = await connectTo(flyleaf.databaseUrl);
    await slow.query('begin');
    await slow.query('lock table matching.prediction_runs in access exclusive mode');
    const blocked = () => waitingForALock(flyleaf);
    await call(flyleaf, student, 'POST', '/api/awards', { name: 'Science fair', level: 'State' });
    await until(async () => (await blocked()) === 1);

    let isRemoved = false;
    const removing = call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG).then(() => {
      isRemoved = true;
    });
    await until(async () => isRemoved || (await blocked()) === 2);
    await slow.query('commit');
    await slow.end();
    await removing;

    await expect.poll(() => everywhere(student), { timeout: 20_000, interval: 200 }).toEqual([]);
  });

  it('stays in the log without a name: that an account was removed, and why', async () => {
    const entries = await query<{ kind: string; user_id: string | null; detail: unknown }>(
      flyleaf,
      `select kind, user_id, detail from identity.audit_log where kind in ('registered', 'account-removed')`,
    );

    expect(entries).toContainEqual({
      kind: 'account-removed',
      user_id: null,
      detail: { reason: 'under-13' },
    });
    expect(entries).toContainEqual({ kind: 'registered', user_id: null, detail: null });
  });

  it('may come back with the same email when the time has come', async () => {
    const email = `later-${String(Date.now())}@example.org`;
    const student = await register(flyleaf, { email });
    await call(flyleaf, student, 'POST', '/api/user-profile', TOO_YOUNG);

    expect((await register(flyleaf, { email })).userId).not.toBe(student.userId);
  });
});

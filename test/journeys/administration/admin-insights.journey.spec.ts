import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

interface Note {
  id: string;
  text: string;
  updatedAt: string;
}

let flyleaf: RunningApp;
let admin: Pick<Person, 'accessToken'>;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  maya = await register(flyleaf, { firstName: 'Maya' });
  const login = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = login.body.tokens;
});
afterAll(() => flyleaf.close());

interface Prediction {
  college: { name: string };
  matchCategory: string | null;
}
const MASKED = {
  matchCategory: null,
  admissionProbability: null,
  chanceLow: null,
  chanceHigh: null,
  recommendationReasoning: null,
};

const about = (part: string) => `/api/admin/user/${maya.userId}/${part}`;

describe('what an admin reads and notes about a student', () => {
  it('has the colleges recommended for the profile as it was just saved, counted, without a chance', async () => {
    const predictions = () => call<Prediction[]>(flyleaf, admin, 'GET', about('predictions'));
    expect((await predictions()).body).toEqual([]);

    const academic = { gpaScale: '4.0', unweightedGpa: 3.7, satTotal: 1300, testPreference: 'SAT' };
    await call(flyleaf, maya, 'POST', '/api/academic-profile', academic);

    const { body } = await predictions();
    const { body: counts } = await call<Record<string, number>>(
      flyleaf,
      admin,
      'GET',
      about('predictions/counts'),
    );
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(body.length);
    expect(body.length).toBeGreaterThan(10);
    for (const one of body) expect(one).toMatchObject(MASKED);
    const names = body.map(({ college }) => college.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  });

  it('opens the chance at each college with a reason that the student reads', async () => {
    const open = (reason: string) =>
      call<Prediction[]>(flyleaf, admin, 'POST', about('predictions/openings'), { reason });
    expect((await open(' Curious ')).status).toBe(400);
    const { body } = await open('You asked whether the list is safe');

    expect(body[0]).toMatchObject({
      matchCategory: 'Reach',
      admissionProbability: expect.any(Number) as number,
      chanceLow: expect.any(Number) as number,
      recommendationReasoning: expect.any(String) as string,
    });
    const log = await call<{ items: { kind: string; detail: object | null }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/account/activity',
    );
    expect(log.body.items[0]).toMatchObject({
      kind: 'student-viewed',
      detail: { what: 'chances', reason: 'You asked whether the list is safe' },
    });
  });

  it('counts what the student did, by week, and says what to talk about', async () => {
    const { body } = await call<{ activity: { kind: string; perWeek: number[] }[] }>(
      flyleaf,
      admin,
      'GET',
      about('insights'),
    );

    expect(body).toMatchObject({
      account: { signIns: expect.any(Number) as number },
      lead: null,
      assessment: { missing: expect.arrayContaining(['No colleges saved yet.']) as string[] },
    });
    expect(body.activity.map(({ kind, perWeek }) => [kind, perWeek.length])).toEqual([
      ['sign-ins', 12],
      ['profile-edit-days', 12],
      ['colleges-opened', 12],
      ['colleges-saved', 12],
      ['essay-versions', 12],
      ['chat-messages', 12],
    ]);
  });

  it('keeps a note until it is deleted, and refuses a change of an older copy', async () => {
    const note = await call<Note>(flyleaf, admin, 'POST', about('notes'), { text: ' Likes small classes. ' });
    expect(note).toMatchObject({ status: 201, body: { text: 'Likes small classes.', isYours: true } });

    const { id, updatedAt } = note.body;
    const change = (text: string) =>
      fetch(`${flyleaf.url}${about(`notes/${id}`)}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${admin.accessToken}`,
          'content-type': 'application/json',
          'if-match': `"${updatedAt}"`,
        },
        body: JSON.stringify({ text }),
      });
    expect((await change('Likes very small classes.')).status).toBe(200);
    expect((await change('Likes large classes.')).status).toBe(409);
    expect((await call<Note[]>(flyleaf, admin, 'GET', about('notes'))).body).toMatchObject([
      { id, text: 'Likes very small classes.' },
    ]);

    expect((await call(flyleaf, admin, 'DELETE', about(`notes/${id}`))).status).toBe(204);
    expect((await call<Note[]>(flyleaf, admin, 'GET', about('notes'))).body).toEqual([]);
  });

  it('has the odds of the list the student saved as one figure, and none for a list that would tell a chance', async () => {
    const odds = async () =>
      (await call<Record<string, number> | null>(flyleaf, admin, 'GET', about('predictions/odds'))).body;
    const save = (collegeId: number) => call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId });
    for (const collegeId of [204796, 204024]) await save(collegeId);
    expect(await odds()).toBeNull();
    for (const collegeId of [110635, 190150]) await save(collegeId);

    const told = await odds();
    expect(told).toMatchObject({ counted: 4, notCounted: 0 });
    expect(told?.['low']).toBeLessThanOrEqual(told?.['any'] ?? 0);
    expect(told?.['any']).toBeLessThanOrEqual(told?.['high'] ?? 0);
    expect(Object.keys(told ?? {})).not.toContain('adds');
  });
});

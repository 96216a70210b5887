import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2, P5, P8 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { call, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { fillProfile } from '../../support/data/fill-profile.js';

interface Reply {
  basedOn: string;
  collegesLookedAt: number;
  words: string;
  steps: {
    answer: string;
    effect: string;
    section: string;
    step: string;
    colleges: number;
    points: number;
    words: string;
  }[];
}

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

const someone = async (facts: StudentFacts) => {
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, facts);
  return student;
};
const stepOf = async (student: Awaited<ReturnType<typeof register>>) =>
  (await call<Reply>(flyleaf, student, 'GET', '/api/next-best-step')).body;

describe('the next best step', () => {
  it('is the GPA for a newcomer, over every college that could be recommended', async () => {
    const { basedOn, collegesLookedAt, steps, words } = await stepOf(await register(flyleaf));

    expect(basedOn).toBe('candidates');
    expect(collegesLookedAt).toBeGreaterThan(200);
    expect(steps[0]).toMatchObject({ answer: 'grades' });
    expect(words).toBe(steps[0]?.words);
  });

  it('covers the twenty colleges of the list, and disappears once it is done', async () => {
    const maya = await someone({ ...P2, satTotal: null });
    const before = await stepOf(maya);

    expect(before).toMatchObject({ basedOn: 'list', collegesLookedAt: 20 });
    expect(before.steps[0]).toMatchObject({ answer: 'test' });
    expect(before.words).toMatch(
      /^Your SAT or ACT score would narrow (\d+ of your 20|all 20 of your) ranges, by about \d+ points? each\.$/,
    );

    await call(flyleaf, maya, 'POST', '/api/academic-profile', { satTotal: 1350 });
    expect(await stepOf(maya)).toMatchObject({
      steps: [],
      words: expect.stringMatching(/^Nothing/) as string,
    });
  });

  it('does not ask for an income the student prefers not to share', async () => {
    const maya = await someone({ ...P2, incomeBand: null });
    expect((await stepOf(maya)).steps.map(({ answer }) => answer)).toEqual(['income']);

    await call(flyleaf, maya, 'POST', '/api/user-profile', { householdIncomeRange: 'prefer not to answer' });
    expect((await stepOf(maya)).steps).toEqual([]);
  });

  it.each([
    ['P5', P5],
    ['P8', P8],
  ])('comes with the others behind it: %s', async (_name, facts) => {
    const { steps, collegesLookedAt } = await stepOf(await someone(facts));

    expect(steps.length).toBeGreaterThan(3);
    for (const { colleges, points } of steps) {
      expect(colleges).toBeLessThanOrEqual(collegesLookedAt);
      expect(points).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('the reads of the dashboard', () => {
  it('count the colleges viewed in the requested period', async () => {
    const maya = await register(flyleaf);
    await call(flyleaf, maya, 'POST', '/api/colleges/204796/views');
    const stats = async (query: string) => call(flyleaf, maya, 'GET', `/api/analytics/stats${query}`);

    expect((await stats('')).body).toMatchObject({ days: 30, collegesViewed: 1, applicationsStarted: 0 });
    expect((await stats('?days=1')).body).toMatchObject({ days: 1, collegesViewed: 1 });
    expect((await stats('?days=365')).body).toMatchObject({ days: 365, collegesViewed: 1 });
    for (const wrong of ['0', '366', '1.5', 'month', '-3'])
      expect(await stats(`?days=${wrong}`)).toMatchObject({
        status: 400,
        body: { message: 'Please choose a period between 1 and 365 days.' },
      });
  });

  it('list no applications before the first', async () => {
    const maya = await register(flyleaf);

    expect(await call(flyleaf, maya, 'GET', '/api/applications')).toMatchObject({ status: 200, body: [] });
    expect((await call(flyleaf, null, 'GET', '/api/applications')).status).toBe(401);
    const counselor = await register(flyleaf, { role: 'counselor' });
    expect((await call(flyleaf, counselor, 'GET', '/api/applications')).status).toBe(403);
  });
});

describe('how much activities count', () => {
  it('is said for each, with what it gains from leading, years and hours', async () => {
    const student = await someone(P2);
    const entered = await call<{ id: string }[]>(flyleaf, student, 'GET', '/api/activity-impacts');
    const scores = await call<
      { activityId: string; points: number; leadershipMultiplier: number; words: string }[]
    >(flyleaf, student, 'GET', '/api/activity-scores');

    expect(scores.body.map(({ activityId }) => activityId).sort()).toEqual(
      entered.body.map(({ id }) => id).sort(),
    );
    expect(scores.body).toHaveLength(P2.activities.length);
    expect(scores.body.filter(({ leadershipMultiplier }) => leadershipMultiplier === 1.35)).toHaveLength(
      P2.activities.filter(({ leadership }) => leadership).length,
    );
    for (const { points, words } of scores.body) {
      expect(points).toBeGreaterThan(4);
      expect(words).toMatch(/^Counts (a lot|some|a little)/);
    }
  });

  it('is an empty list without activities', async () => {
    expect((await call(flyleaf, await register(flyleaf), 'GET', '/api/activity-scores')).body).toEqual([]);
  });
});

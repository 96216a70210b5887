import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StaleRecommendationsSchedule } from '#modules/matching/adapters/refresh/stale-recommendations.schedule.js';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { query } from '../../support/servers/database.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { until } from '../../support/until.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Recommendation {
  college: { id: number };
  category: string;
  admissionProbability: number;
  predictionId: string | null;
  strengths: string[];
  areasForImprovement: string[];
  userInterested: boolean | null;
  userNotes: string;
}
interface Choice {
  collegeId: number;
  userInterested: boolean | null;
  reason: string | null;
  userNotes: string;
}
interface Refused {
  code: string;
  errors: { path: string; message: string }[];
}

const LIST = '/api/recommendations';
const NOTES = '  “Visit” in May\n— ask about aid';

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());
beforeEach(async () => {
  maya = await register(flyleaf);
  await fillProfile(flyleaf, maya, P2);
  await jobsFinished(flyleaf, maya);
});

const recommended = async () => (await call<Recommendation[]>(flyleaf, maya, 'GET', LIST)).body;
const choose = (collegeId: number, body: unknown, person: Person | null = maya) =>
  call<Choice & Refused>(flyleaf, person, 'PATCH', `${LIST}/${collegeId}`, body);
/** As an import does whose release says that a college has closed, or is open again. */
const close = async (collegeId: number, closed: boolean) => {
  await query(flyleaf, 'update college_catalogue.colleges set operating = $2 where unit_id = $1', [
    collegeId,
    !closed,
  ]);
  await query(flyleaf, 'update college_catalogue.catalogue_version set version = version + 1');
  await until(async () => (await recommended()).some(({ college }) => college.id === collegeId) !== closed);
  await flyleaf.app.get(StaleRecommendationsSchedule, { strict: false }).afterImport();
  const waiting = `
    select 1 from jobs.job where name = 'RefreshStaleRecommendations' and state in ('created', 'retry', 'active')`;
  await until(async () => (await query(flyleaf, waiting)).length === 0);
};
const saveGrades = async (grades: object) =>
  expect((await call(flyleaf, maya, 'POST', '/api/academic-profile', grades)).status).toBe(200);
const hidden = async () => (await call<Choice[]>(flyleaf, maya, 'GET', `${LIST}/hidden`)).body;
const first = async () => {
  const [recommendation] = await recommended();
  if (recommendation === undefined) throw new Error('No college is recommended.');
  return recommendation.college.id;
};
const stored = () =>
  query<{ id: string; college_id: number; match_category: string; chance: number; user_notes: string }>(
    flyleaf,
    `select v.id, v.college_id, v.match_category, v.admission_probability::float8 as chance, v.user_notes
       from matching.v_prediction_results v join matching.prediction_results p using (id)
      where v.user_id = $1 order by p.place`,
    [maya.userId],
  );
/** Once the jobs are done, what is stored, what is shown and what the dashboard counts are the same. */
const expectAgreement = async () => {
  await jobsFinished(flyleaf, maya);
  const [shown, kept, stats] = await Promise.all([
    recommended(),
    stored(),
    call<{ collegesMatched: number }>(flyleaf, maya, 'GET', '/api/analytics/stats'),
  ]);
  expect(
    kept.map((row) => [row.id, row.college_id, row.match_category.toLowerCase(), row.chance, row.user_notes]),
  ).toEqual(
    shown.map((each) => [
      each.predictionId,
      each.college.id,
      each.category,
      each.admissionProbability,
      each.userNotes,
    ]),
  );
  expect(stats.body.collegesMatched).toBe(shown.length);
  return shown;
};

describe('a recommendation', () => {
  it('carries its stored id, what speaks for it and what would help', async () => {
    const shown = await expectAgreement();

    expect(shown.length).toBeGreaterThan(3);
    for (const each of shown) {
      expect(each).toMatchObject({ userInterested: null, userNotes: '' });
      expect(each.predictionId).not.toBeNull();
      expect(each.strengths.length).toBeLessThanOrEqual(5);
      expect(each.areasForImprovement.length).toBeLessThanOrEqual(5);
    }
    expect(shown.flatMap(({ strengths }) => strengths).length).toBeGreaterThan(0);
  });
});

describe('a college that does not interest the student', () => {
  it('leaves the list, the next best takes its place, and Undo brings it back', async () => {
    const before = await recommended();
    const unwanted = await first();
    const { status, body } = await choose(unwanted, { userInterested: false, reason: 'too-far' });

    expect([status, body]).toEqual([
      200,
      { collegeId: unwanted, userInterested: false, reason: 'too-far', userNotes: '' },
    ]);
    const after = await expectAgreement();
    expect(after.map(({ college }) => college.id)).not.toContain(unwanted);
    const stayed = before.filter(({ college }) => after.some((each) => each.college.id === college.id));
    for (const each of stayed)
      expect(after.find(({ college }) => college.id === each.college.id)?.predictionId).toBe(
        each.predictionId,
      );
    expect(await hidden()).toMatchObject([
      { collegeId: unwanted, reason: 'too-far', college: {}, match: {} },
    ]);

    expect((await choose(unwanted, { userInterested: null })).body).toMatchObject({ reason: null });
    expect((await expectAgreement()).map(({ college }) => college.id)).toEqual(
      before.map(({ college }) => college.id),
    );
    expect(await hidden()).toEqual([]);
  });

  it('is hidden in the college list too, until it is shown or saved again', async () => {
    const unwanted = await first();
    await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: unwanted, notes: 'visited' });
    const saved = async () =>
      (await call<{ isHidden: boolean; notes: string }[]>(flyleaf, maya, 'GET', '/api/saved-colleges')).body;

    await choose(unwanted, { userInterested: false });
    expect(await saved()).toMatchObject([{ isHidden: true, notes: 'visited' }]);
    await choose(unwanted, { userInterested: null });
    expect(await saved()).toMatchObject([{ isHidden: false, notes: 'visited' }]);
    await choose(unwanted, { userInterested: false });
    await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: unwanted });

    expect(await saved()).toMatchObject([{ isHidden: false, notes: 'visited' }]);
    expect(await hidden()).toEqual([]);
    await expectAgreement();
  });
});

describe('what a student notes about a recommendation', () => {
  it('outlives a profile edit that takes the college off the list, and "not interested"', async () => {
    const college = await first();
    await choose(college, { userInterested: true, userNotes: NOTES });
    expect((await expectAgreement())[0]).toMatchObject({ userInterested: true, userNotes: NOTES });

    await saveGrades({ unweightedGpa: '2.1', satTotal: 800 });
    const edited = await expectAgreement();
    expect(edited.map(({ college: { id } }) => id)).not.toContain(college);
    await saveGrades({ unweightedGpa: String(P2.unweightedGpa), satTotal: P2.satTotal });
    await choose(college, { userInterested: false });
    await choose(college, { userInterested: null });

    expect((await expectAgreement())[0]).toMatchObject({ college: { id: college }, userNotes: NOTES });
  });

  it('outlives a newer release of the federal data that takes the college off the list', async () => {
    const college = await first();
    await choose(college, { userNotes: NOTES });
    await close(college, true);
    const without = await expectAgreement();
    expect(without.map(({ college: { id } }) => id)).not.toContain(college);

    await close(college, false);
    expect((await expectAgreement())[0]).toMatchObject({ college: { id: college }, userNotes: NOTES });
  });

  it('is merged when two tabs save at once', async () => {
    const college = await first();
    const replies = await Promise.all([
      choose(college, { userInterested: true }),
      choose(college, { userNotes: NOTES }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await choose(college, { userInterested: true })).body).toMatchObject({
      userInterested: true,
      userNotes: NOTES,
    });
  });
});

describe('a choice', () => {
  it.each([
    ['nothing', {}, 400],
    ['a reason without "not interested"', { userInterested: true, reason: 'too-far' }, 400],
    ['an unknown reason', { userInterested: false, reason: 'ugly' }, 400],
    ['notes beyond 2,000 characters', { userNotes: 'x'.repeat(2001) }, 400],
    ['an answer that is no answer', { userInterested: 'maybe' }, 400],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await choose(await first(), body)).status).toBe(status);
    expect(await hidden()).toEqual([]);
  });

  it('is refused for a college that does not exist, and for anyone who is not signed in', async () => {
    expect((await choose(1, { userInterested: false })).body.code).toBe('matching.college-not-in-catalogue');
    expect((await choose(2_147_483_648, { userInterested: false })).status).toBe(400);
    expect((await choose(await first(), { userInterested: false }, null)).status).toBe(401);
  });

  it('is each student’s own', async () => {
    const unwanted = await first();
    const leo = await register(flyleaf);
    await choose(unwanted, { userInterested: false }, leo);

    expect(await first()).toBe(unwanted);
  });
});

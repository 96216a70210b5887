import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeExplanation, type CollegeMatch } from '#modules/matching/contracts/index.js';
import { WORKED_COLLEGES } from '#modules/matching/domain/engine/testing/worked-colleges.js';
import { WORKED_PROFILES } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { call, type Person, register } from '../support/people.js';
import { registrationHandled } from '../support/reactions.js';
import { type RunningApp, startApp } from '../support/running-app.js';
import { fillProfile } from '../support/fill-profile.js';

type Name = keyof typeof WORKED_PROFILES;
type Row = readonly [chance: number, low: number, high: number, category: string, match: number];

/**
 * What the worked students are told of the six worked colleges, in the order A to F, within .001 and one point.
 * P6 told us no application round, so their chances are those without Early Decision.
 */
const TOLD: Readonly<Partial<Record<Name, readonly Row[]>>> = {
  P1: [
    [0.027, 0.009, 0.074, 'reach', 94],
    [0.173, 0.027, 0.521, 'reach', 98],
    [0.113, 0.04, 0.253, 'reach', 88],
    [0.891, 0.602, 0.975, 'safety', 88],
    [0.985, 0.98, 0.985, 'safety', 95],
    [0.97, 0.9, 0.99, 'safety', 93],
  ],
  P2: [
    [0.009, 0.004, 0.026, 'reach', 67],
    [0.04, 0.005, 0.224, 'reach', 65],
    [0.028, 0.008, 0.084, 'reach', 69],
    [0.501, 0.156, 0.839, 'target', 93],
    [0.984, 0.919, 0.985, 'safety', 89],
    [0.97, 0.9, 0.99, 'safety', 86],
  ],
  P3: [
    [0.002, 0.002, 0.004, 'reach', 33],
    [0.003, 0.002, 0.022, 'reach', 38],
    [0.003, 0.002, 0.009, 'reach', 37],
    [0.018, 0.003, 0.15, 'reach', 40],
    [0.863, 0.295, 0.983, 'safety', 74],
    [0.97, 0.9, 0.99, 'safety', 91],
  ],
  P4: [
    [0.016, 0.005, 0.057, 'reach', 60],
    [0.118, 0.016, 0.426, 'reach', 66],
    [0.058, 0.013, 0.186, 'reach', 62],
    [0.676, 0.263, 0.93, 'target', 90],
    [0.985, 0.979, 0.985, 'safety', 91],
    [0.97, 0.9, 0.99, 'safety', 84],
  ],
  P5: [
    [0.028, 0.004, 0.167, 'reach', 51],
    [0.123, 0.006, 0.613, 'reach', 54],
    [0.08, 0.012, 0.3, 'reach', 58],
    [0.545, 0.056, 0.954, 'target', 88],
    [0.935, 0.14, 0.985, 'safety', 100],
    [0.97, 0.9, 0.99, 'safety', 80],
  ],
  P6: [
    [0.035, 0.012, 0.092, 'reach', 83],
    [0.178, 0.028, 0.528, 'reach', 91],
    [0.128, 0.047, 0.278, 'reach', 90],
    [0.872, 0.563, 0.972, 'safety', 100],
    [0.985, 0.98, 0.985, 'safety', 92],
    [0.97, 0.9, 0.99, 'safety', 80],
  ],
  P7: [
    [0.011, 0.004, 0.033, 'reach', 38],
    [0.056, 0.006, 0.274, 'reach', 41],
    [0.042, 0.013, 0.117, 'reach', 41],
    [0.634, 0.252, 0.904, 'target', 63],
    [0.985, 0.97, 0.985, 'safety', 76],
    [0.97, 0.9, 0.99, 'safety', 73],
  ],
};

type College = CollegeCard & { match: CollegeMatch | null };
type CollegeInFull = College & { explanation: CollegeExplanation | null };

let flyleaf: RunningApp;
const students = new Map<Name, Person>();
beforeAll(async () => {
  flyleaf = await startApp();
  for (const name of Object.keys(WORKED_PROFILES) as Name[]) {
    const student = await register(flyleaf);
    await registrationHandled(flyleaf, student);
    await fillProfile(flyleaf, student, WORKED_PROFILES[name]);
    students.set(name, student);
  }
});
afterAll(() => flyleaf.close());

const as = <Body>(name: Name, path: string) =>
  call<Body>(flyleaf, students.get(name) ?? null, 'GET', path).then(({ status, body }) => {
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  });

const expectTold = (match: CollegeMatch | null, [chance, low, high, category, fit]: Row) => {
  expect(match).not.toBeNull();
  expect(match?.category).toBe(category);
  expect(match?.admissionProbability).toSatisfy((found: number) => Math.abs(found - chance) <= 0.00105);
  expect(match?.chanceLow).toSatisfy((found: number) => Math.abs(found - low) <= 0.00105);
  expect(match?.chanceHigh).toSatisfy((found: number) => Math.abs(found - high) <= 0.00105);
  expect(match?.matchPercentage).toSatisfy((found: number) => Math.abs(found - fit) <= 1);
};

describe.each(Object.keys(TOLD) as Name[])('the worked student %s', (name) => {
  it.each(WORKED_COLLEGES.map((college, place) => [college.name, college.unitId, place] as const))(
    'is told the worked figures of %s, in the search and in full',
    async (collegeName, unitId, place) => {
      const row = TOLD[name]?.[place];
      if (row === undefined) throw new Error('no figures');
      const found = await as<{ colleges: College[] }>(
        name,
        `/api/colleges?search=${encodeURIComponent(collegeName)}`,
      );
      const inFull = await as<CollegeInFull>(name, `/api/colleges/${unitId}`);

      const match = found.colleges.find(({ id }) => id === unitId)?.match ?? null;
      expectTold(match, row);
      expect(inFull.match).toEqual(match);
      expect(inFull.explanation?.match).toEqual(match);
    },
  );

  it('gets five reaches, ten targets and five safeties, each with its match', async () => {
    const list = await as<(CollegeMatch & { college: College; match: CollegeMatch })[]>(
      name,
      '/api/recommendations',
    );

    expect(list.map(({ category }) => category)).toEqual([
      ...Array<string>(5).fill('reach'),
      ...Array<string>(10).fill('target'),
      ...Array<string>(5).fill('safety'),
    ]);
    expect(new Set(list.map(({ college }) => college.id)).size).toBe(20);
    for (const { college, match, ...fields } of list) {
      expect(fields).toEqual(match);
      expect(college.name).not.toBe('');
      expect(match.chanceLow).toBeLessThanOrEqual(match.admissionProbability ?? 0);
    }
  });
});

describe('a student without grades or scores (P8)', () => {
  it('gets no list', async () => {
    expect(await as('P8', '/api/recommendations')).toEqual([]);
  });

  it('sees every college without a match, with its admit rate', async () => {
    const { colleges, matchCount } = await as<{ colleges: College[]; matchCount: number }>(
      'P8',
      '/api/colleges?pageSize=100',
    );

    expect(colleges.length).toBeGreaterThan(50);
    expect(colleges.filter(({ match }) => match !== null)).toEqual([]);
    expect(matchCount).toBe(0);
    const { match, acceptanceRate, explanation } = await as<CollegeInFull>('P8', '/api/colleges/204796');
    expect([match, acceptanceRate]).toEqual([null, 0.5082]);
    expect(explanation).toMatchObject({ match: null, suggestions: [] });
  });
});

it.each(['parent', 'counselor'] as const)('a %s sees colleges without a match', async (role) => {
  const adult = await register(flyleaf, { role });
  const { body } = await call<{ colleges: College[] }>(flyleaf, adult, 'GET', '/api/colleges');

  expect(body.colleges.length).toBeGreaterThan(0);
  expect(body.colleges.filter(({ match }) => match !== null)).toEqual([]);
  expect((await call(flyleaf, adult, 'GET', '/api/recommendations')).status).toBe(403);
});

describe('the figures of a student’s dashboard', () => {
  it('count the recommendations and their mean match', async () => {
    const list = await as<CollegeMatch[]>('P2', '/api/recommendations');
    const mean = list.reduce((sum, { matchPercentage }) => sum + (matchPercentage ?? 0), 0) / list.length;

    expect(await as('P2', '/api/analytics/stats')).toMatchObject({
      collegesMatched: 20,
      averageMatchScore: Math.round(mean),
      collegesSaved: 0,
      collegesViewed: 0,
    });
  });

  it('include the profile completion', async () => {
    // Six of twelve: the name given at registration, grades, scores, coursework, activities and awards.
    expect(await as('P2', '/api/analytics/stats')).toMatchObject({ profileComplete: 50 });
  });

  it('have no mean match without recommendations', async () => {
    expect(await as('P8', '/api/analytics/stats')).toMatchObject({
      collegesMatched: 0,
      averageMatchScore: null,
    });
  });

  it('count each recently opened college once', async () => {
    const open = (id: number | string) =>
      call(flyleaf, students.get('P3') ?? null, 'POST', `/api/colleges/${id}/views`);
    const statuses = [];
    for (const id of [166027, 166027, 204796, 1, 'harvard']) statuses.push((await open(id)).status);

    expect(statuses).toEqual([204, 204, 204, 404, 400]);
    expect(await as('P3', '/api/analytics/stats')).toMatchObject({ collegesViewed: 2 });
  });
});

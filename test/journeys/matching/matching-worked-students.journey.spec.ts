import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CollegeCard,
  type CollegeInFull as Catalogued,
} from '#modules/college-catalogue/contracts/index.js';
import { type CollegeExplanation, type CollegeMatch } from '#modules/matching/contracts/index.js';
import { assess, measureStudent, prepareColleges } from '#modules/matching/domain/engine/index.js';
import { WORKED_COLLEGES } from '#modules/matching/domain/engine/testing/worked-colleges.js';
import { WORKED_PROFILES } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { fillProfile } from '../../support/data/fill-profile.js';

type Name = keyof typeof WORKED_PROFILES;

/** The worked students who have grades or scores. P6 told us no application round. */
const TOLD: readonly Name[] = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
const colleges = prepareColleges(WORKED_COLLEGES);
const expectedOf = (name: Name, row: number) =>
  assess(measureStudent({ ...WORKED_PROFILES[name], applicationRound: null }), colleges, row);

type College = CollegeCard & { match: CollegeMatch | null };
type CollegeInFull = College & { explanation: CollegeExplanation | null } & Pick<
    Catalogued,
    'bachelorsPrograms'
  >;

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

it('the worked student P3 learns which colleges are as good as a saved one and cost less, or what is missing', async () => {
  const { colleges, missing } = await as<{
    colleges: { saving: number; why: string; college: College }[];
    missing: { what: string }[];
  }>('P3', `/api/colleges/${WORKED_COLLEGES[0]?.unitId ?? 0}/better-for-less`);

  expect(colleges.every(({ saving, why }) => saving >= 3000 && why.startsWith('About $'))).toBe(true);
  expect(colleges.length + missing.length).toBeGreaterThan(0);
});

it('the worked student P1 is compared by the earnings that the page of a college shows as close to the major', async () => {
  const ohioState = WORKED_COLLEGES.find(({ name }) => name.startsWith('Ohio State'))?.unitId ?? 0;
  const { bachelorsPrograms } = await as<CollegeInFull>('P1', `/api/colleges/${ohioState}`);
  const inComputing = bachelorsPrograms.top.filter(({ cip }) => cip.startsWith('11.'));
  expect(inComputing.map(({ cip, medianEarnings }) => [cip, typeof medianEarnings])).toEqual([
    ['11.01', 'number'],
  ]);

  const { missing } = await as<{ missing: { what: string }[] }>(
    'P1',
    `/api/colleges/${ohioState}/better-for-less`,
  );
  expect(missing).toEqual([]);
});

describe.each(TOLD)('the worked student %s', (name) => {
  it.each(WORKED_COLLEGES.map((college, row) => [college.name, college.unitId, row] as const))(
    'is told the engine’s figures of %s, in the search and in full',
    async (collegeName, unitId, row) => {
      const { chance, low, high, category } = expectedOf(name, row);
      const found = await as<{ colleges: College[] }>(
        name,
        `/api/colleges?search=${encodeURIComponent(collegeName)}`,
      );
      const inFull = await as<CollegeInFull>(name, `/api/colleges/${unitId}`);

      const match = found.colleges.find(({ id }) => id === unitId)?.match ?? null;
      const { admissionProbability = null, chanceLow = null, chanceHigh = null } = match ?? {};
      expect([admissionProbability, chanceLow, chanceHigh]).toEqual(
        [chance, low, high].map((figure) => (figure === null ? null : Math.round(1e4 * figure) / 1e4)),
      );
      expect(match?.category ?? null).toBe(category);
      expect(inFull.match).toEqual(match);
      expect(inFull.explanation?.match).toEqual(match);
    },
  );

  it('gets at most five reaches, ten targets and five safeties, each with its match', async () => {
    const list = await as<(CollegeMatch & { college: College; match: CollegeMatch })[]>(
      name,
      '/api/recommendations',
    );

    // The starter catalogue has too few colleges of some kinds for some students, and the list is then shorter and says so: it isn't
    // filled with colleges of other states that cost too much.
    const { shortfalls } = await as<{ shortfalls: { category: string; found: number }[] }>(
      name,
      '/api/recommendations/advice',
    );
    const inOrder = ['reach', 'target', 'safety'];
    const places = list.map(({ category }) => inOrder.indexOf(category ?? ''));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const [place, most] of [5, 10, 5].entries()) {
      const found = places.filter((each) => each === place).length;
      expect(found).toBeLessThanOrEqual(most);
      if (found < most)
        expect(shortfalls).toContainEqual(expect.objectContaining({ category: inOrder[place], found }));
    }
    expect(list.length).toBeGreaterThanOrEqual(8);
    expect(new Set(list.map(({ college }) => college.id)).size).toBe(list.length);
    for (const { college, match, ...fields } of list) {
      expect(fields).toMatchObject(match);
      expect(college.name).not.toBe('');
      const { admissionProbability: chance, chanceLow: low } = match;
      // A crowded major without a rate of its own has neither.
      expect(low === null).toBe(chance === null);
      expect(low ?? 0).toBeLessThanOrEqual(chance ?? 0);
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

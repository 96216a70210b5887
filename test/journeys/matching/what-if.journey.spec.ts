import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ListFacts } from '#modules/matching/adapters/http/list-facts.dto.js';
import { assess, measureStudent, prepareColleges } from '#modules/matching/domain/engine/index.js';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { call, type Person, register } from '../../support/data/people.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const HARVARD = 166027;
const OHIO_STATE = 204796;
const FACTS = '/api/saved-colleges/facts';

interface Chance {
  admissionProbability: number;
  chanceLow: number;
  chanceHigh: number;
}

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());
beforeEach(async () => {
  maya = await register(flyleaf);
});

const facts = async (query = '') => {
  const { status, body } = await call<ListFacts>(flyleaf, maya, 'GET', FACTS + query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const save = (collegeId: number) => call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId });
const serverAt = async (unitId: number) => {
  const { body } = await call<{ match: Chance }>(flyleaf, maya, 'GET', `/api/colleges/${unitId}`);
  const { admissionProbability, chanceLow, chanceHigh } = body.match;
  return [admissionProbability, chanceLow, chanceHigh];
};
/** What the browser shows for these answers, as fractions of four decimals. */
const browserAt = ({ student, colleges, admissionsTerm }: ListFacts, unitId: number) => {
  const columns = prepareColleges(colleges, admissionsTerm);
  const { chance, low, high } = assess(
    measureStudent(student),
    columns,
    columns.rowOf.get(unitId) ?? Number.NaN,
  );
  return [chance, low, high].map((fraction) => Math.round(1e4 * (fraction ?? Number.NaN)) / 1e4);
};

describe('simulating chances', () => {
  it('in the browser equals the server to four decimals, before and after a change', async () => {
    await fillProfile(flyleaf, maya, P2);
    await save(OHIO_STATE);
    const before = await facts();
    expect(browserAt(before, OHIO_STATE)).toEqual(await serverAt(OHIO_STATE));

    const raised = { ...before.student, satTotal: 1400 };
    const simulated = browserAt({ ...before, student: raised }, OHIO_STATE);
    await call(flyleaf, maya, 'POST', '/api/academic-profile', { satTotal: 1400 });

    expect(simulated).toEqual(await serverAt(OHIO_STATE));
    expect(simulated).not.toEqual(browserAt(before, OHIO_STATE));
  });

  it('reads which colleges have answered, from the applications', async () => {
    const { body } = await call<{ id: string }>(flyleaf, maya, 'POST', '/api/applications', {
      collegeId: OHIO_STATE,
      applicationType: 'Early Action',
    });
    const move = (to: object) => call(flyleaf, maya, 'POST', `/api/applications/${body.id}/status`, to);
    const answers = async () => (await facts()).answers;

    expect(await answers()).toEqual([]);
    await move({ status: 'Decided', decisionResult: 'Deferred' });
    expect(await answers()).toEqual([]);
    await move({ status: 'Decided', decisionResult: 'Waitlisted' });
    expect(await answers()).toEqual([{ unitId: OHIO_STATE, answer: 'waiting-list' }]);
    await move({ status: 'Decided', decisionResult: 'Accepted' });
    expect(await answers()).toEqual([{ unitId: OHIO_STATE, answer: 'yes' }]);
  });

  it('reads only the student’s own list, and only declared fields', async () => {
    await fillProfile(flyleaf, maya, P2);
    await save(OHIO_STATE);
    const body = await facts();

    expect(ListFacts.strict().parse(body)).toEqual(body);
    expect(body.student).toMatchObject({ homeState: 'OH', satTotal: 1350, incomeBand: '60-100k' });
    expect(body.student).not.toHaveProperty('studentId');
    expect(body.colleges.map(({ unitId }) => unitId)).toEqual([OHIO_STATE]);

    maya = await register(flyleaf);
    const stranger = await facts();
    expect(stranger.colleges).toEqual([]);
    expect(stranger.student).toMatchObject({ homeState: null, satTotal: null });
  });

  it('can read one more college that is not on the list', async () => {
    await save(OHIO_STATE);
    const ids = async (query: string) => (await facts(query)).colleges.map(({ unitId }) => unitId);

    expect(await ids(`?also=${HARVARD}`)).toEqual([OHIO_STATE, HARVARD]);
    expect(await ids(`?also=${OHIO_STATE}`)).toEqual([OHIO_STATE]);
    expect(await ids('?also=1')).toEqual([OHIO_STATE]);
    expect((await call(flyleaf, maya, 'GET', `${FACTS}?also=x`)).status).toBe(400);
  });
});

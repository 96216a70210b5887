import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollegeMatch } from '#modules/matching/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const CRITERIA = '/api/selection-criteria';
const USUAL = { academic: 40, extracurricular: 25, location: 15, cost: 10, culture: 10 };
const ANY = { min: null, max: null };

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
});
afterAll(() => flyleaf.close());

const save = (body: unknown, student = maya) => call(flyleaf, student, 'POST', CRITERIA, body);
const read = () => call(flyleaf, maya, 'GET', CRITERIA);
const recommended = async () => {
  const { body } = await call<(CollegeMatch & { college: { id: number; acceptanceRate: number | null } })[]>(
    flyleaf,
    maya,
    'GET',
    '/api/recommendations',
  );
  return body;
};

describe('selection criteria', () => {
  it('are null before the first save', async () => {
    expect(await read()).toMatchObject({ status: 200, body: null });
  });

  it('keep what is sent; the rest stays as usual', async () => {
    const { status, body } = await save({ sat: { min: 1000, max: 1400 } });

    expect(status).toBe(200);
    expect(body).toEqual({
      gpa: ANY,
      sat: { min: 1000, max: 1400 },
      act: ANY,
      acceptanceRate: ANY,
      tuition: ANY,
      weights: USUAL,
    });
    expect(await read()).toMatchObject({ status: 200, body });
    await save({ sat: ANY });
  });

  it('change the very next list', async () => {
    await call(flyleaf, maya, 'POST', '/api/academic-profile', { unweightedGpa: '3.6', satTotal: 1250 });
    const before = await recommended();
    await save({ weights: { ...USUAL, academic: 0 }, acceptanceRate: { min: 60, max: null } });
    const after = await recommended();

    expect(before.some(({ college }) => (college.acceptanceRate ?? 1) < 0.595)).toBe(true);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(({ college }) => (college.acceptanceRate ?? 1) >= 0.595)).toBe(true);
  });

  it.each([
    [{ weights: { ...USUAL, cost: 101 } }, 'weights.cost', 'A weight is a whole number from 0 to 100'],
    [{ weights: { ...USUAL, cost: 1.5 } }, 'weights.cost', 'A weight is a whole number from 0 to 100'],
    [
      { weights: { academic: 0, extracurricular: 0, location: 0, cost: 0, culture: 0 } },
      'weights',
      'At least one of the five must count',
    ],
    [{ act: { min: 0, max: null } }, 'act.min', 'ACT must be a number from 1 to 36'],
    [{ tuition: { min: 30_000, max: 20_000 } }, 'tuition.max', 'The most must not be below the least'],
  ])('refuse %j', async (body, path, message) => {
    const refused = await save(body);

    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path, message }] });
  });

  it('are for students', async () => {
    expect((await save({}, await register(flyleaf, { role: 'parent' }))).status).toBe(403);
  });
});

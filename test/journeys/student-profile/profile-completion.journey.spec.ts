import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Completion {
  percent: number;
  completedSections: number;
  sections: { section: string; step: string; title: string; status: string }[];
  checks: { completed: number; total: number; percent: number };
  answeredFields: { answered: number; total: number; percent: number; remaining: number };
}

const COMPLETION = '/api/profile-completion';

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
});
afterAll(() => flyleaf.close());

const save = async (path: string, body: object) => {
  const { status } = await call(flyleaf, maya, 'POST', path, body);
  expect(status).toBeLessThan(300);
};

const completion = async () => (await call<Completion>(flyleaf, maya, 'GET', COMPLETION)).body;

const statuses = async () =>
  Object.fromEntries((await completion()).sections.map(({ step, status }) => [step, status]));

it('follows a student’s answers, section by section', async () => {
  await save('/api/user-profile', { firstName: 'Maya', lastName: 'Lin', email: maya.email, state: 'OH' });
  expect(await statuses()).toMatchObject({ basic: 'complete', address: 'partial', tests: 'incomplete' });

  await save('/api/academic-profile', { unweightedGpa: '3.70', actEnglish: 30, classRank: 'N/A' });
  expect(await statuses()).toMatchObject({
    performance: 'complete',
    tests: 'partial',
    advanced: 'incomplete',
  });

  await save('/api/academic-profile', { apCoursesTaken: 0, dualEnrollmentCredits: 0, ibProgram: false });
  expect(await statuses()).toMatchObject({ advanced: 'partial' });

  await save('/api/academic-profile', { dualEnrollmentCredits: 'N/A' });
  await save('/api/awards', { name: 'Science fair', level: 'State' });
  expect(await completion()).toMatchObject({
    percent: 33,
    completedSections: 4,
    checks: { completed: 3, total: 8, percent: 38 },
  });
});

it('counts the filled fields of both profiles, where zero is not an answer', async () => {
  const { answeredFields } = await completion();
  // Name, email, state, country; scale, GPA, rank, ACT English, dual enrollment, whether in the IB program.

  expect(answeredFields).toEqual({ answered: 11, total: 44, percent: 25, remaining: 75 });
});

it('agrees with the figure of the dashboard', async () => {
  const { body } = await call(flyleaf, maya, 'GET', '/api/analytics/stats');

  expect(body['profileComplete']).toBe((await completion()).percent);
});

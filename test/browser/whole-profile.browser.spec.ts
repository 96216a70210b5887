import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { controlOf, fillFields, isTyped } from '../support/browser/fill-fields.js';
import { pageSettled } from '../support/browser/page-settled.js';
import { call, type Person, register } from '../support/data/people.js';
import { resolved, type Schema } from '../support/api-document.js';
import { PROFILE_BODIES } from '../support/data/profile-fields.js';
import { registrationHandled } from '../support/reactions.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type Sample, sampleOf } from '../support/data/sample-answers.js';
import { PDF } from '../support/data/uploads.js';

/** The total is added up from its sections. */
const NOT_ASKED = ['satTotal'];

/** The steps that write a record, in the order of the screens. */
const RECORDS = {
  '/api/user-profile': ['personal.basic', 'personal.address', 'personal.background'],
  '/api/interests-goals': ['personal.fit'],
  '/api/academic-profile': ['academic.school', 'academic.performance', 'academic.tests', 'academic.advanced'],
} as const;
const LISTS = [
  ['/api/activity-impacts', 'readiness', 'activities', 'Add activity'],
  ['/api/leadership-roles', 'readiness', 'activities', 'Add leadership role'],
  ['/api/portfolio-items', 'readiness', 'portfolio', 'Add portfolio item'],
  ['/api/awards', 'readiness', 'awards', 'Add award'],
  ['/api/research-projects', 'readiness', 'research', 'Add research project'],
] as const;

let flyleaf: RunningApp;
let browser: Browser;
let maya: Person;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  maya = await register(flyleaf);
  await registrationHandled(flyleaf, maya);
  const storageState = await signedInBrowser(flyleaf, maya);
  const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const fieldsOf = (route: string) => PROFILE_BODIES.find((body) => body.route === route)?.fields ?? {};

const samplesFor = (fields: Readonly<Record<string, Schema>>): Record<string, Sample> =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, sampleOf(field, schema)]));

const samplesOf = (route: string) => samplesFor(fieldsOf(route));

/** Of one row of the list that this field of the call holds. */
const samplesOfRow = (route: string, list: string): Record<string, Sample> => {
  const row = resolved(resolved(fieldsOf(route)[list] ?? {}).items ?? {});
  const fields = Object.entries(row.properties ?? {}).filter(([field]) => field !== 'id');
  return samplesFor(Object.fromEntries(fields));
};

const open = async (section: string, step: string) => {
  await page.goto(`${flyleaf.url}/profile?section=${section}&step=${step}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-slot=skeleton]').first().waitFor({ state: 'detached' });
  await pageSettled(page);
};

const saveStep = async () => {
  const before = page.url();
  await page.getByRole('button', { name: /^Save and/ }).click();
  await page.waitForURL((url) => url.href !== before);
};

/** Returns the fields that the form of the row asked for. */
const addRow = async (add: string, samples: Readonly<Record<string, Sample>>) => {
  await page.getByRole('button', { name: add }).click();
  const filled = await fillFields(page, samples);
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.locator('[data-row-form]').waitFor({ state: 'detached' });
  return filled;
};

const uploadFile = async () => {
  const file = { name: 'zine.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.getByLabel(/choose a file/i).setInputFiles(file);
  await page.getByText('File Uploaded').waitFor();
};

/** What a control says after the page has loaded again. */
const shown = async (field: string): Promise<string> => {
  const control = controlOf(page, field);
  if (await isTyped(control)) return control.inputValue();
  const on = await control.locator('[data-state=on], input:checked').all();
  if (on.length === 0) return control.innerText();
  const values = on.map(
    async (each) => (await each.getAttribute('data-value')) ?? (await each.getAttribute('value')),
  );
  return (await Promise.all(values)).join();
};

describe.each(Object.entries(RECORDS))('every field of %s', (route, steps) => {
  it('is asked on a screen, kept, and read back', async () => {
    const samples = samplesOf(route);
    const seen: Record<string, string> = {};
    for (const where of steps) {
      const [section = '', step = ''] = where.split('.');
      await open(section, step);
      const more = page.getByRole('button', { name: 'Write about your goals' });
      if (await more.isVisible()) await more.click();
      const filled = await fillFields(page, samples);
      await saveStep();

      await open(section, step);
      for (const field of filled) seen[field] = await shown(field);
    }

    expect(Object.keys(samples).filter((field) => !(field in seen))).toEqual(
      NOT_ASKED.filter((field) => field in samples),
    );
    const asked = Object.entries(samples).filter(([field]) => field in seen);
    expect((await call(flyleaf, maya, 'GET', route)).body).toMatchObject(Object.fromEntries(asked));
  });
});

it('every field of the family college history is asked, kept, and read back', async () => {
  const samples = samplesOfRow('/api/family-college-history', 'entries');
  await open('personal', 'basic');
  const filled = await fillFields(
    page,
    Object.fromEntries(Object.entries(samples).map(([field, sample]) => [`entries.0.${field}`, sample])),
  );
  await saveStep();

  expect(filled).toHaveLength(Object.keys(samples).length);
  expect((await call(flyleaf, maya, 'GET', '/api/family-college-history')).body).toMatchObject([samples]);
});

it.each([
  ['takenCourses', 'Add a course taken', true],
  ['plannedCourses', 'Add a course planned', false],
] as const)('every field of %s is asked, kept, and read back', async (list, add, isTaken) => {
  const samples = samplesOfRow('/api/detailed-courses/save', list);
  await open('academic', 'advanced');
  const filled = await addRow(add, samples);

  const { id } = (await call<{ id: string }>(flyleaf, maya, 'GET', '/api/academic-profile')).body;
  const courses = (await call<unknown[]>(flyleaf, maya, 'GET', `/api/detailed-courses/${id}`)).body;
  expect(filled).toHaveLength(Object.keys(samples).length);
  expect(courses.at(-1)).toMatchObject({ ...samples, isTaken });
});

it('every field of an IB course is asked, kept, and read back', async () => {
  const samples = samplesOf('/api/ib-courses');
  await open('academic', 'advanced');
  const filled = await addRow('Add an IB course', samples);

  expect(filled).toHaveLength(Object.keys(samples).length);
  expect((await call(flyleaf, maya, 'GET', '/api/ib-courses')).body).toMatchObject([samples]);
});

describe.each(LISTS)('every field of %s', (route, section, step, add) => {
  it('is asked in the form of a new entry, kept, and read back', async () => {
    const { portfolioFile, ...samples } = samplesOf(route);
    await open(section, step);
    await page.getByRole('button', { name: add }).click();
    const filled = await fillFields(page, samples);
    if (portfolioFile !== undefined) await uploadFile();
    await page.locator('form [type=submit]').click();
    await page.locator('form').waitFor({ state: 'detached' });
    await page.reload();

    const [entry] = (await call<Record<string, unknown>[]>(flyleaf, maya, 'GET', route)).body;
    expect(Object.keys(samples).filter((field) => !filled.includes(field))).toEqual([]);
    expect(entry).toMatchObject(samples);
    if (portfolioFile !== undefined) expect(entry?.['portfolioFile']).toMatch(/^\/objects\//);
  });
});

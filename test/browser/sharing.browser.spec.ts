import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { linkAdult } from '../support/data/link-adult.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

let flyleaf: RunningApp;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

async function windowOf(person: Person, path: string): Promise<Page> {
  const storageState = await signedInBrowser(flyleaf, person);
  const page = await (await browser.newContext({ storageState })).newPage();
  await page.goto(`${flyleaf.url}${path}`);
  return page;
}

it('a student lets a parent in with a code, and the parent’s open page closes when the student ends it', async () => {
  const maya = await register(flyleaf);
  await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: 204796 });
  await call(flyleaf, maya, 'POST', '/api/applications', {
    collegeId: 204796,
    applicationType: 'Regular Decision',
  });
  const student = await windowOf(maya, '/settings/sharing');
  await student.getByRole('button', { name: 'Make a code' }).click();
  const code = await student.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).textContent();

  const parent = await windowOf(await register(flyleaf, { role: 'parent', firstName: 'Ana' }), '/');
  await parent.getByLabel('A student’s code').fill('WRONG-CODES');
  await parent.getByRole('button', { name: 'Enter code' }).click();
  await parent.getByText('This code doesn’t work.', { exact: false }).waitFor();
  await parent.getByLabel('A student’s code').fill(String(code));
  await parent.getByRole('button', { name: 'Enter code' }).click();
  await parent.getByRole('link', { name: 'See what Maya shares' }).click();
  await parent.getByRole('heading', { name: 'What Maya shares' }).waitFor();
  expect(await accessibilityViolations(parent)).toEqual([]);
  await parent.getByRole('button', { name: 'Español' }).click();
  await parent.getByRole('heading', { name: 'Lo que comparte Maya' }).waitFor();
  expect(await accessibilityViolations(parent)).toEqual([]);

  await student.reload();
  await student.getByRole('button', { name: 'Stop sharing with Ana Lin' }).click();
  expect(await accessibilityViolations(student)).toEqual([]);
  await student.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();

  await parent.getByRole('heading', { name: 'Esto no se comparte con usted' }).waitFor();
  expect(await parent.getByText('Ohio State', { exact: false }).count()).toBe(0);
});

it('a counselor’s open brag sheet closes with its switch, and its tab goes', async () => {
  const maya = await register(flyleaf);
  const grace = await register(flyleaf, { role: 'counselor', firstName: 'Grace' });
  await linkAdult(flyleaf, maya, grace, 'counselor', ['list']);
  const turn = (counselorMayRead: boolean) =>
    call(flyleaf, maya, 'POST', '/api/brag-sheet', { proudestOf: 'My choir', counselorMayRead });
  await turn(true);
  const counselor = await windowOf(grace, `/students/${maya.userId}/brag-sheet`);
  await counselor.getByText('My choir').waitFor();
  await counselor.getByRole('link', { name: 'Brag sheet' }).waitFor();

  await turn(false);
  await counselor.getByText('My choir').waitFor({ state: 'detached', timeout: 10_000 });
  await counselor.getByRole('link', { name: 'Brag sheet' }).waitFor({ state: 'detached', timeout: 10_000 });
});

import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { violationsInEachView } from '../support/browser/each-page.js';
import { call, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const AT_HOME = 'The clock on our stove has been eleven minutes fast since I was nine.';
const ON_THE_BUS = `${AT_HOME}\n\nMy father set it that way the week he lost the bakery.`;
const OFFLINE = /^You’re offline\. We kept this on this computer and will send it when you’re back\.$/;
const PHONE = { width: 390, height: 844 };

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

/** On a phone and on a desk. The story goes on with the phone. */
const expectSound = async (page: Page) => {
  expect(await violationsInEachView(page)).toEqual([]);
  await page.setViewportSize(PHONE);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const essayText = (page: Page) => page.getByRole('textbox', { name: 'Your essay' });
const formStatus = (page: Page, words: RegExp | string) => page.getByRole('form').getByText(words).waitFor();

it('an essay written without a connection is sent once it is back, and submitted', async () => {
  const student = await register(flyleaf);
  const storageState = await signedInBrowser(flyleaf, student);
  const context = await browser.newContext({
    storageState,
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${flyleaf.url}/essay-submission`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('The stove clock');
  await page.getByRole('combobox', { name: /^Prompt/ }).click();
  await page.getByRole('option', { name: /something went wrong/ }).click();
  await essayText(page).fill(AT_HOME);
  await page.getByText('14 of 650 words').waitFor();
  await expectSound(page);

  await context.setOffline(true);
  await press(page, 'Save');
  await formStatus(page, OFFLINE);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Edit Essay', level: 1 }).waitFor();

  await essayText(page).waitFor();
  await context.setOffline(true);
  await essayText(page).fill(ON_THE_BUS);
  await essayText(page).blur();
  await formStatus(page, OFFLINE);
  await context.setOffline(false);
  await formStatus(page, 'Saved just now');
  await expectSound(page);

  await press(page, 'Focus mode');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await press(page, 'Submit for Review');
  await page.getByText('Essay Submitted for Review').waitFor();
  await page.waitForURL(/\/essays\/[^/]+\?tab=analysis$/);

  const { essays } = (await call(flyleaf, student, 'GET', '/api/essays')).body as {
    essays: { id: string; title: string; latestVersionNumber: number }[];
  };
  expect(essays).toMatchObject([{ title: 'The stove clock', latestVersionNumber: 2 }]);
  const stored = await call(flyleaf, student, 'GET', `/api/essays/${essays[0]?.id ?? ''}`);
  expect(stored.body).toMatchObject({ essay: { content: ON_THE_BUS } });
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => /essay/.test(key))')).toEqual([]);

  await page.goto(`${flyleaf.url}/essays`);
  await page.getByRole('link', { name: 'The stove clock' }).waitFor();
  await expectSound(page);
  await context.close();
});

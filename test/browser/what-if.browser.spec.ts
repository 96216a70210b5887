import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { violationsInEachView } from '../support/browser/each-page.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { call, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const OHIO_STATE = 'Ohio State';

let flyleaf: RunningApp;
let browser: Browser;
let signedIn: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  for (const collegeId of [166027, 193900, 204796])
    await call(flyleaf, student, 'POST', '/api/saved-colleges', { collegeId });
  signedIn = await signedInBrowser(flyleaf, student);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const ohioState = (page: Page) => page.getByRole('article', { name: OHIO_STATE });

it('My List says whether it works, and leads to a simulation by keyboard', async () => {
  const page = await (
    await browser.newContext({ storageState: signedIn, reducedMotion: 'reduce', hasTouch: true })
  ).newPage();
  await page.goto(`${flyleaf.url}/my-list`);
  const card = page.getByRole('region', { name: 'Will my list work?' });
  await card.getByText(/such lists there is at least one yes/).waitFor();
  await card.getByText('What each college adds').click();
  await card.getByText('How we work this out').click();
  expect(await violationsInEachView(page)).toEqual([]);

  await page.getByRole('link', { name: 'Simulate Chances' }).click();
  const slider = page.getByRole('slider', { name: 'SAT total, slider' });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');

  expect(await page.getByRole('textbox', { name: 'SAT total' }).inputValue()).toBe('1400');
  await ohioState(page)
    .getByText(/^\+\d+ points$/)
    .waitFor();
  await page.getByText('Advanced courses').click();
  await page.getByText('Activities and awards').click();
  expect(await violationsInEachView(page)).toEqual([]);
  await page.context().close();
});

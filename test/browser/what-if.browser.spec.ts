import { type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { accessibilityViolations } from '../support/accessibility-violations.js';
import { launchBrowser } from '../support/browser.js';
import { type BrowserState, signInWithBrowser } from '../support/browser-sign-in.js';
import { fillProfile } from '../support/fill-profile.js';
import { pageSettled } from '../support/page-settled.js';
import { call, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';

const OHIO_STATE = 'Ohio State';
const SIZES: [name: string, looks: BrowserContextOptions][] = [
  ['a desk, light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
  ['a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true }],
];

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
  signedIn = await signInWithBrowser(browser, flyleaf, student);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const ohioState = (page: Page) => page.getByRole('article', { name: OHIO_STATE });

describe.each(SIZES)('on %s', (_name, looks) => {
  it('My List says whether it works, and leads to a simulation by keyboard', async () => {
    const page = await (
      await browser.newContext({ ...looks, storageState: signedIn, reducedMotion: 'reduce' })
    ).newPage();
    await page.goto(`${flyleaf.url}/my-list`);
    const card = page.getByRole('region', { name: 'Will my list work?' });
    await card.getByText(/such lists there is at least one yes/).waitFor();
    await card.getByText('What each college adds').click();
    await card.getByText('How we work this out').click();
    await pageSettled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

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
    await pageSettled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(looks.viewport?.width);
    await page.context().close();
  });
});

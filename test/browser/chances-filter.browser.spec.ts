import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const BADGE = /^(Reach|Target|Safety) School$/;
const PATIENTLY = { timeout: 30_000 };

let flyleaf: RunningApp;
let browser: Browser;
let withGrades: BrowserState;
let withoutGrades: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  withGrades = await signedInBrowser(flyleaf, student);
  withoutGrades = await signedInBrowser(flyleaf, await register(flyleaf));
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

async function colleges(storageState: BrowserState, viewport: typeof WIDE, query = ''): Promise<Page> {
  const page = await (
    await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' })
  ).newPage();
  await page.goto(`${flyleaf.url}/colleges${query}`);
  await found(page).waitFor();
  return page;
}

const found = (page: Page) => page.getByText(/^Showing [\d,]+ of [\d,]+ colleges$/);
const untilFound = (page: Page, total: number) =>
  page.getByText(new RegExp(`^Showing [\\d,]+ of ${total.toLocaleString('en-US')} colleges$`)).waitFor();
const chance = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} Schools`) });
/** The count beside a choice, once loaded. */
const countOf = async (page: Page, name: string): Promise<number> => {
  const words = page.locator('label', { hasText: new RegExp(`^${name} Schools\\s*[\\d,]+`) });
  return Number((await words.innerText()).replaceAll(/\D/g, ''));
};
const badges = (page: Page) => page.getByRole('article').getByText(BADGE).allInnerTexts();
/** The cards render after the total. */
const untilAllAre = (page: Page, badge: string) =>
  expect.poll(async () => new Set(await badges(page)), PATIENTLY).toEqual(new Set([badge]));

describe('filtering colleges by category', () => {
  it('finds as many colleges as counted, all of that category', async () => {
    const page = await colleges(withGrades, WIDE);
    const targets = await countOf(page, 'Target');
    const safeties = await countOf(page, 'Safety');

    await chance(page, 'Target').press('Space');
    await untilFound(page, targets);
    await untilAllAre(page, 'Target School');

    await chance(page, 'Safety').press('Space');
    await untilFound(page, targets + safeties);
    expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['target', 'safety']);

    await page.getByRole('button', { name: 'Remove filter: Target Schools' }).click();
    await untilFound(page, safeties);
    expect(await chance(page, 'Target').isChecked()).toBe(false);
    await page.context().close();
  });

  it('works in the filter sheet on a phone', async () => {
    const page = await colleges(withGrades, PHONE);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const reaches = await countOf(page, 'Reach');

    await chance(page, 'Reach').click();
    const show = page.getByRole('button', { name: `Show ${reaches.toLocaleString('en-US')} college` });
    await show.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await show.click();

    await untilFound(page, reaches);
    await untilAllAre(page, 'Reach School');
    await page.context().close();
  });

  it('explains what is missing without an estimate', async () => {
    const page = await colleges(withoutGrades, WIDE, '?category=target');

    await page.getByText('Showing colleges at every chance level.').waitFor();
    await page.getByRole('checkbox', { name: /^Target Schools/, disabled: true }).waitFor();
    expect(await badges(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Add a GPA' }).first().click();
    await page.getByRole('combobox', { name: 'Unweighted GPA' }).waitFor();
    await page.context().close();
  });
});

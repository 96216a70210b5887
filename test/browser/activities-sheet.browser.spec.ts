import { type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { violationsInEachView } from '../support/browser/each-page.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const LONG = 'I run the warm-up, talk the new players through our plays, and speak for the team. '.repeat(4);
const SMALL_PHONE: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true };

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

const enter = (student: Person, list: string, body: unknown) =>
  call(flyleaf, student, 'POST', `/api/${list}`, body);

const aStudent = async (): Promise<{ student: Person; signedIn: BrowserState }> => {
  const student = await register(flyleaf);
  await enter(student, 'academic-profile', {
    schoolName: 'Akron North',
    graduationYear: 2027,
    unweightedGpa: '3.7',
  });
  await enter(student, 'activity-impacts', {
    activityName: 'Soccer',
    activityType: 'Sports',
    description: LONG,
  });
  await enter(student, 'activity-impacts', { activityName: 'Bakery', activityType: 'Work', role: 'Baker' });
  await enter(student, 'awards', { name: 'Science fair', level: 'Local' });
  return { student, signedIn: await signedInBrowser(flyleaf, student) };
};

const open = async (path: string, signedIn: BrowserState, looks: BrowserContextOptions) => {
  const page = await (
    await browser.newContext({ ...looks, storageState: signedIn, reducedMotion: 'reduce' })
  ).newPage();
  await page.goto(`${flyleaf.url}${path}`);
  return page;
};

const pagesPrinted = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return {
    count: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    isLetter: pdf.includes('/MediaBox [0 0 612 792]'),
  };
};

const expectSound = async (page: Page) => {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  expect(await violationsInEachView(page)).toEqual([]);
};

describe('on a small phone and on a desk, dark and light', () => {
  it('a student writes a short version by keyboard, then a resume', async () => {
    const { signedIn } = await aStudent();
    const page = await open('/profile/activities-sheet', signedIn, SMALL_PHONE);
    const row = page.getByRole('group', { name: 'Soccer' });
    await row.getByRole('button', { name: 'Open Soccer' }).press('Enter');
    await row.getByText(/\d+ over/).waitFor();
    await expectSound(page);

    await row.getByLabel('Description').fill('Captain ⚽');
    await row.getByText('9 of 150 characters').waitFor();
    await page.getByRole('button', { name: 'Move Soccer down' }).press('Enter');
    await page.getByText('Soccer is now 2 of 2').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save sheet' }).press('Enter');
    await page.getByText('Saved just now').waitFor();
    await page.getByRole('link', { name: 'Make a one-page resume from it' }).press('Enter');

    const resume = page.getByRole('article', { name: 'Your resume' });
    await resume.getByText('Captain ⚽').waitFor();
    await page.getByText('It fits on one page.').waitFor();
    expect(await resume.textContent()).not.toContain('3.7');
    await page.getByRole('checkbox', { name: 'GPA' }).press('Space');
    await resume.getByText('GPA 3.7 unweighted (4.0 scale)').waitFor();
    await expectSound(page);
    await page.getByRole('checkbox', { name: 'GPA' }).press('Space');
    await page.context().close();
  });
});

describe('a printed resume', () => {
  it('is the paper alone on one letter page, and says when it is too long', async () => {
    const { student, signedIn } = await aStudent();
    const page = await open('/profile/resume', signedIn, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await page.getByText('It fits on one page.').waitFor();
    expect(await pagesPrinted(page)).toEqual({ count: 1, isLetter: true });

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('article', { name: 'Your resume' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });

    for (let at = 0; at < 4; at++)
      await enter(student, 'research-projects', { title: `Project ${String(at)}`, outcomes: LONG.repeat(3) });
    await page.reload();
    await page.getByText(/too long for one page/).waitFor();
    expect(await pagesPrinted(page)).toMatchObject({ count: 2 });
    await page.getByText(/You could also switch off Research/).waitFor();
    await page.getByRole('checkbox', { name: 'Research' }).press('Space');
    await page.getByText('It fits on one page.').waitFor();
    expect(await pagesPrinted(page)).toMatchObject({ count: 1 });
    await page.context().close();
  });
});

import { type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { builtFile } from '../support/built-file.js';
import { launchBrowser } from '../support/browser/browser.js';
import { call, type Person, register } from '../support/data/people.js';
import { pageSettled } from '../support/browser/page-settled.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { fillProfile } from '../support/data/fill-profile.js';

/** The page's cumulative layout shift as in Web Vitals, which ignores shifts within 500 ms of input. */
const MOST = 0.02;
const PAGES = [
  '/colleges',
  '/my-list',
  '/my-list/simulate',
  '/profile',
  '/profile?section=personal&step=basic',
  '/profile/activities-sheet',
  '/profile/resume',
  '/profile/brag-sheet',
  '/settings',
];
const SIZES: [name: string, looks: BrowserContextOptions][] = [
  ['a desk', { viewport: { width: 1280, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
];
/** Longer than the 500 ms in which a shift is attributed to input. */
const LATE_MS = 900;

const NOTE_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({
        value,
        what: sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? 'gone'),
      });
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Notes for each frame which page it showed, and whether with the reminder. */
const NOTE_FRAMES = `
  window.framesShown = new Set();
  const note = () => {
    const heading = document.querySelector('h1')?.textContent;
    const reminder = document.querySelector('aside[aria-label="Confirm your email"]');
    window.framesShown.add(heading + (reminder ? ' with the reminder' : ''));
    requestAnimationFrame(note);
  };
  note();
`;

let flyleaf: RunningApp;
let browser: Browser;
let student: Person;
let signedInState: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  // The email is never confirmed, so the reminder is due.
  student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  for (const collegeId of [204796, 166027])
    await call(flyleaf, student, 'POST', '/api/saved-colleges', { collegeId });
  signedInState = await signedInBrowser(flyleaf, student);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

/** The layout shift since the last call, if it exceeds the limit. */
async function movedOn(page: Page): Promise<unknown[]> {
  await pageSettled(page);
  const shifts = await page.evaluate<{ value: number }[]>('window.shifts.splice(0)');
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST ? shifts : [];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const reminder = (page: Page) => page.getByRole('complementary', { name: 'Confirm your email' });

const nothingToCome = (page: Page) =>
  page.locator('[data-slot=skeleton], [data-slot=spinner]').first().waitFor({ state: 'detached' });

/** Waits for all of the page's calls, including the account for the email reminder. */
async function open(page: Page, address: string): Promise<void> {
  const account = page.waitForResponse('**/api/auth/me');
  await page.goto(`${flyleaf.url}${address}`);
  await account;
  await heading(page).waitFor();
  await nothingToCome(page);
}

/** A browser that records layout shifts. */
async function noting(looks: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(looks)).newPage();
  await page.addInitScript(NOTE_SHIFTS);
  return page;
}

const signedIn = (looks: BrowserContextOptions): Promise<Page> =>
  noting({ ...looks, storageState: signedInState });

/** Signs in through the form. */
async function signIn(looks: BrowserContextOptions): Promise<Page> {
  const page = await noting(looks);
  await page.goto(`${flyleaf.url}/login`);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  return page;
}

describe.each(SIZES)('on %s', (_name, looks) => {
  it('signing in and opening pages shift nothing', async () => {
    const page = await signIn(looks);
    const moved: Record<string, unknown[]> = { 'signing in': await movedOn(page) };
    for (const address of PAGES) {
      await open(page, address);
      moved[address] = await movedOn(page);
    }
    await page.context().close();

    expect(Object.entries(moved).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
  });

  it('an account that loads late shifts nothing; its reminder waits for the next page', async () => {
    const page = await signIn(looks);
    const drawn = Promise.withResolvers();
    await page.route('**/api/auth/me', async (route) => {
      await drawn.promise;
      await route.continue();
    });
    const isPrepared = page.waitForResponse(
      builtFile('src/features/identity/registration/confirm-email-banner.tsx'),
    );
    await page.goto(`${flyleaf.url}/my-list`);
    await heading(page).waitFor();
    drawn.resolve(true);
    // Wait until the banner's code has run, not only loaded.
    await page.evaluate(`import('${(await isPrepared).url()}').then(() => null)`);
    await nothingToCome(page);
    const moved = { 'the page it came late for': await movedOn(page) };
    expect(await reminder(page).count()).toBe(0);

    await page.evaluate(NOTE_FRAMES);
    await page.getByRole('link', { name: 'Colleges' }).first().click();
    await reminder(page).waitFor();
    // The frame that replaces one page by the other moves what is around both, which a slow browser counts.
    await page.evaluate('window.shifts.splice(0)');
    await nothingToCome(page);
    expect({ ...moved, 'the next page': await movedOn(page) }).toEqual({
      'the page it came late for': [],
      'the next page': [],
    });
    const frames = await page.evaluate<string[]>('[...window.framesShown]');
    expect(frames).toContain('Find your colleges with the reminder');
    expect(frames).not.toContain('Find your colleges');
    await page.context().close();
  });

  it('the dashboard replaces its prerendered page without a shift', async () => {
    const page = await signedIn(looks);
    await page.goto(`${flyleaf.url}/`);
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();

    expect(await movedOn(page)).toEqual([]);
    expect(await reminder(page).count()).toBe(0);
    await page.context().close();
  });

  it('a slow search shifts nothing', async () => {
    const page = await signedIn(looks);
    await page.goto(`${flyleaf.url}/colleges`);
    await page.getByRole('heading', { name: 'Your balanced list' }).waitFor();
    await page.getByText(/^Showing 50 of/).waitFor();
    await page.route(/\/api\/colleges\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search colleges by name' }).click();
    await movedOn(page);
    const moved: Record<string, unknown[]> = {};
    for (const words of ['ohio state', 'univrsity of californa', 'zzzz']) {
      const answer = page.waitForResponse(
        (reply) => new URL(reply.url()).searchParams.get('search') === words,
      );
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await answer;
      moved[words] = await movedOn(page);
    }
    await page.context().close();

    expect(Object.entries(moved).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser.js';
import { call, type Person, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';
import { tellProfile } from '../support/told-profile.js';

const SIGNED_OUT = [
  '/',
  '/login',
  '/login?link=google',
  '/login?problem=provider',
  '/register',
  '/forgot-password',
  '/reset-password?token=of-a-letter',
  '/verify-email?token=of-long-ago',
  '/too-young',
  '/pricing',
  '/privacy',
  '/data-sources',
  '/how-chances-work',
  '/accessibility',
  '/nowhere',
];
const SIGNED_IN = [
  '/',
  '/colleges',
  '/colleges?search=zzzz',
  '/colleges?college=204796',
  '/my-list',
  '/profile',
  '/profile?section=personal&step=basic',
  '/profile?section=personal&step=fit',
  '/profile?section=academic&step=tests',
  '/settings',
  '/settings/password',
  '/settings/sign-ins',
  '/settings/second-step',
  '/settings/activity',
  '/verify-email?token=of-long-ago',
  '/pricing',
];
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;
const NARROWEST = 320;
/** What appears a moment after the shape of the page is there. */
const SETTLED_MS = 250;

let flyleaf: RunningApp;
let browser: Browser;
let student: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  student = await register(flyleaf);
  await tellProfile(flyleaf, student, P2);
  for (const collegeId of [204796, 166027])
    await call(flyleaf, student, 'POST', '/api/saved-colleges', { collegeId, notes: 'Ask about the band.' });
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const context = (theme: (typeof THEMES)[number], width: number): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });

/** Signs in as a person does, so that the browser keeps what the product keeps. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${flyleaf.url}/login`);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${flyleaf.url}${address}`);
  // By its element: a dialog that opens with the page hides the heading behind it from roles.
  await page.locator('h1').first().waitFor();
  // Not until the network is idle: the bell keeps a stream open.
  await page.locator('[data-slot=skeleton], [data-slot=spinner]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLED_MS);
}

const VISITS: [who: string, addresses: readonly string[], prepare: (page: Page) => Promise<void>][] = [
  ['signed out', SIGNED_OUT, () => Promise.resolve()],
  ['signed in', SIGNED_IN, signIn],
];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Pixels by which the page is wider than the screen. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe.each(THEMES)('in %s', (theme) => {
  describe.each(WIDTHS)('at %i pixels', (width) => {
    it.each(VISITS)(
      'every page is free of what axe can find, %s',
      async (_who, addresses, prepare) => {
        const visitor = await context(theme, width);
        const page = await visitor.newPage();
        const found: Record<string, string[]> = {};
        await prepare(page);
        for (const address of addresses) {
          await open(page, address);
          const violations = await violationsOf(page);
          if (violations.length > 0) found[address] = violations;
        }
        await visitor.close();

        expect(found).toEqual({});
      },
      240_000,
    );
  });
});

describe('on the narrowest phone', () => {
  it('nothing scrolls sideways', async () => {
    const visitor = await context('light', NARROWEST);
    const page = await visitor.newPage();
    const wide: string[] = [];
    const look = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        await open(page, address);
        if ((await sidewaysScroll(page)) > 0) wide.push(address);
      }
    };
    await look(SIGNED_OUT);
    await signIn(page);
    await look(SIGNED_IN);
    await visitor.close();

    expect(wide).toEqual([]);
  }, 240_000);
});

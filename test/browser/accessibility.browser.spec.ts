import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser.js';
import { call, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';
import { type BrowserState, signInWithBrowser } from '../support/browser-sign-in.js';
import { fillProfile } from '../support/fill-profile.js';
import { pageSettled } from '../support/page-settled.js';
import { accessibilityViolations } from '../support/accessibility-violations.js';

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
  '/authorship',
  '/nowhere',
];
const SIGNED_IN = [
  '/',
  '/colleges',
  '/colleges?search=zzzz',
  '/colleges?college=204796',
  '/my-list',
  '/my-list/simulate',
  '/essays',
  '/essay-submission',
  '/essays/plan',
  '/profile',
  '/settings',
  '/settings/password',
  '/settings/sign-ins',
  '/settings/two-step',
  '/settings/activity',
  '/verify-email?token=of-long-ago',
  '/pricing',
];
/** Every step of the profile and of the quick start. */
const STEPS = [
  ...['basic', 'address', 'background', 'fit'].map((step) => `/profile?section=personal&step=${step}`),
  ...['school', 'performance', 'tests', 'advanced'].map((step) => `/profile?section=academic&step=${step}`),
  ...['activities', 'portfolio', 'awards', 'research'].map(
    (step) => `/profile?section=readiness&step=${step}`,
  ),
  ...['about', 'grades', 'tests', 'major', 'wishes', 'finish'].map((step) => `/profile?step=${step}`),
];
const ADMIN = { email: 'admin@example.org', password: 'Tall-Maple-Reading-41' };
const LONG = {
  firstName: 'Maximiliana-Konstantina',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff',
  email: 'konstantina.hohenlohe.schillingsfuerst@averylongsubdomain.students.example.org',
};
/** Every page in both themes, and at both widths. */
const VIEWS = [
  [1280, 'light'],
  [390, 'dark'],
] as const;
const NARROWEST = 320;
/** A laptop at 200 %. */
const LOW = { width: 640, height: 400 };

type Theme = 'light' | 'dark';

let flyleaf: RunningApp;
let browser: Browser;
let signedInState: BrowserState;
let parent: BrowserState;
let counselor: BrowserState;
let admin: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  for (const collegeId of [204796, 166027])
    await call(flyleaf, student, 'POST', '/api/saved-colleges', { collegeId, notes: 'Ask about the band.' });
  signedInState = await signInWithBrowser(browser, flyleaf, student);
  parent = await signInWithBrowser(browser, flyleaf, await register(flyleaf, { role: 'parent', ...LONG }));
  counselor = await signInWithBrowser(browser, flyleaf, await register(flyleaf, { role: 'counselor' }));
  admin = await signInWithBrowser(browser, flyleaf, ADMIN);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const WHO: [who: string, addresses: readonly string[], keeps: () => BrowserState | undefined][] = [
  ['signed out', SIGNED_OUT, () => undefined],
  ['signed in', SIGNED_IN, () => signedInState],
  ['as a parent', ['/', '/colleges'], () => parent],
  ['as a counselor', ['/'], () => counselor],
  ['as an admin', ['/admin'], () => admin],
];

const visit = async (
  storageState: BrowserState | undefined,
  width: number,
  colorScheme: Theme,
): Promise<Page> => {
  const viewport = { width, height: 900 };
  const looks = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
  return (await browser.newContext(storageState ? { ...looks, storageState } : looks)).newPage();
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${flyleaf.url}${address}`);
  // By element: a dialog that opens with the page hides the heading from roles.
  await page.locator('h1').first().waitFor();
  // Not until the network is idle: the bell keeps a stream open.
  await page.locator('[data-slot=skeleton], [data-slot=spinner]').first().waitFor({ state: 'detached' });
  await pageSettled(page);
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe.each(VIEWS)('at %i pixels, in %s', (width, theme) => {
  it.each(WHO)(
    'every page is free of what axe can find, %s',
    async (_who, addresses, keeps) => {
      const page = await visit(keeps(), width, theme);
      const found: Record<string, string[]> = {};
      for (const address of addresses) {
        await open(page, address);
        const violations = await accessibilityViolations(page);
        if (violations.length > 0) found[address] = violations;
      }
      await page.context().close();

      expect(found).toEqual({});
    },
    240_000,
  );
});

/**
 * Walks through a step with the Tab key, from its heading to the end of the page. Returns the names of the controls that had the
 * focus, and of those that something else covered meanwhile.
 */
async function walk(page: Page): Promise<{ reached: string[]; covered: string[] }> {
  await page.locator('h1').first().focus();
  const reached: string[] = [];
  const covered: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<{ name: string; free: boolean } | null>(FOCUSED);
    if (stop === null) return { reached, covered };
    reached.push(stop.name);
    if (!stop.free) covered.push(stop.name);
  }
  throw new Error(`The focus stays in ${reached.slice(-5).join(', ')}.`);
}

/** The focused control, and whether its middle is in sight; null once the focus has left the page's main part. */
const FOCUSED = `(() => {
  const control = document.activeElement;
  if (!control?.closest('#main')) return null;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const own = [control, ...(control.labels ?? [])];
  return {
    name: (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent).trim(),
    free: at !== null && own.some((part) => part.contains(at) || at.contains(part)),
  };
})()`;

describe.each(VIEWS)('a step of the profile at %i pixels, in %s', (width, theme) => {
  it('is free of what axe can find, and the keyboard reaches everything with nothing in front', async () => {
    const page = await visit(signedInState, width, theme);
    const found: Record<string, unknown> = {};
    for (const address of STEPS) {
      await open(page, address);
      const violations = await accessibilityViolations(page);
      const { reached, covered } = await walk(page);
      const ends = reached.some((name) => /^(Save and|Continue|Finish|See my colleges)/.test(name));
      if (violations.length + covered.length > 0 || !ends) found[address] = { violations, covered, reached };
    }
    await page.context().close();

    expect(found).toEqual({});
  }, 240_000);
});

describe('on the narrowest phone', () => {
  it.each(WHO)(
    'nothing scrolls sideways, %s',
    async (_who, addresses, keeps) => {
      const page = await visit(keeps(), NARROWEST, 'light');
      const wide: string[] = [];
      for (const address of addresses) {
        await open(page, address);
        if ((await sidewaysScroll(page)) > 0) wide.push(address);
      }
      await page.context().close();

      expect(wide).toEqual([]);
    },
    240_000,
  );

  it('nothing scrolls sideways in a step, nor at 200 percent, where the form begins in the first screenful', async () => {
    const page = await visit(signedInState, NARROWEST, 'light');
    const wrong: string[] = [];
    for (const address of STEPS) {
      await page.setViewportSize({ width: NARROWEST, height: 568 });
      await open(page, address);
      if ((await sidewaysScroll(page)) > 0) wrong.push(`${address} at 320`);
      await page.setViewportSize(LOW);
      await pageSettled(page);
      if ((await sidewaysScroll(page)) > 0) wrong.push(`${address} at 640`);
      const top = await page
        .locator('h1')
        .first()
        .evaluate('(heading) => heading.getBoundingClientRect().bottom');
      if (Number(top) > LOW.height - 100) wrong.push(`${address} begins at ${String(top)}`);
    }
    await page.context().close();

    expect(wrong).toEqual([]);
  }, 240_000);
});

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
  '/colleges/204796',
  '/my-list',
  '/my-list/simulate',
  '/my-list/spreadsheet',
  '/applications',
  '/applications?view=table',
  '/applications?view=month',
  '/applications/plan',
  '/applications/aid',
  '/essays',
  '/essay-submission',
  '/essays/plan',
  '/profile',
  '/settings',
  '/settings/password',
  '/settings/sign-ins',
  '/settings/two-step',
  '/settings/sharing',
  '/settings/activity',
  '/settings/leaving',
  '/profile/activities-sheet',
  '/profile/resume',
  '/verify-email?token=of-long-ago',
  '/pricing',
];
/** What families read without an account. */
const IN_SPANISH = ['/es', '/login', '/register', '/pricing', '/how-chances-work', '/privacy'];
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
/** Widening, so that nothing has scrolled a page before its top is looked at. */
const PHONE = { width: 320, height: 568 };
/** A laptop at 200 %. */
const LOW = { width: 640, height: 400 };
/** Every page in both themes, and at both widths. */
const VIEWS = [
  [390, 'dark'],
  [1280, 'light'],
] as const;
/** A page that loads or settles leaves time for another. */
const WINDOWS = 2;

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
  await call(flyleaf, student, 'POST', '/api/applications', {
    collegeId: 204796,
    applicationType: 'Early Action',
  });
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
  ['signed out, in Spanish', IN_SPANISH, () => choseSpanish()],
  ['signed in', SIGNED_IN, () => signedInState],
  ['as a parent', ['/', '/colleges'], () => parent],
  ['as a counselor', ['/'], () => counselor],
  ['as an admin', ['/admin'], () => admin],
];

const choseSpanish = (): BrowserState => ({
  cookies: [],
  origins: [{ origin: flyleaf.url, localStorage: [{ name: 'flyleaf.language', value: 'es 1' }] }],
});

/** What `look` finds on each page, without pages where it finds nothing. */
async function onEachPage(
  storageState: BrowserState | undefined,
  addresses: readonly string[],
  look: (page: Page) => Promise<unknown[]>,
): Promise<Record<string, unknown[]>> {
  const looks = { reducedMotion: 'reduce' } as const;
  const found: Record<string, unknown[]> = {};
  const left = addresses.values();
  const lookAtTheRest = async () => {
    // Each in a window of its own: a tab behind another draws one frame in a second.
    const context = await browser.newContext(storageState ? { ...looks, storageState } : looks);
    const page = await context.newPage();
    for (const address of left) {
      await page.setViewportSize(PHONE);
      await open(page, address);
      const seen = await look(page);
      if (seen.length > 0) found[address] = seen;
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, lookAtTheRest));
  return found;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${flyleaf.url}${address}`);
  // By element: a dialog that opens with the page hides the heading from roles.
  await page.locator('h1').first().waitFor();
  // Not until the network is idle: the bell keeps a stream open.
  await page.locator('[data-slot=skeleton], [data-slot=spinner]').first().waitFor({ state: 'detached' });
  await pageSettled(page);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await pageSettled(page);
}

const scrollsSideways = async (page: Page): Promise<string[]> => {
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return Number(wide) > 0 ? [`${String(wide)} pixels too wide at ${String(page.viewportSize()?.width)}`] : [];
};

/** What axe finds in each view, and then `more` finds. */
async function inEachView(page: Page, more?: (page: Page) => Promise<string[]>): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [width, colorScheme] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await resize(page, { width, height: 900 });
    // A step may have scrolled to its form. What the top bar then half covers counts as too small to press.
    await page.evaluate('window.scrollTo(0, 0)');
    const wrong = [...(await accessibilityViolations(page)), ...((await more?.(page)) ?? [])];
    if (wrong.length > 0) found.push({ width, colorScheme, wrong });
  }
  return found;
}

it.each(WHO)(
  'every page is free of what axe can find, and scrolls sideways on no phone, %s',
  async (_who, addresses, keeps) => {
    const found = await onEachPage(keeps(), addresses, async (page) => [
      ...(await scrollsSideways(page)),
      ...(await inEachView(page)),
    ]);

    expect(found).toEqual({});
  },
  240_000,
);

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

/** The controls that are covered while they have the focus, and a way on that the keyboard does not reach. */
async function outOfReach(page: Page): Promise<string[]> {
  const { reached, covered } = await walk(page);
  const ends = reached.some((name) => /^(Save and|Continue|Finish|See my colleges)/.test(name));
  return [
    ...covered.map((name) => `covered: ${name}`),
    ...(ends ? [] : [`only reached: ${reached.join(', ')}`]),
  ];
}

/** Unless the form begins in the first screenful. */
async function beginsLate(page: Page): Promise<string[]> {
  const bottom = await page
    .locator('h1')
    .first()
    .evaluate('(heading) => heading.getBoundingClientRect().bottom');
  return Number(bottom) > LOW.height - 100 ? [`begins at ${String(bottom)}`] : [];
}

describe('a step of the profile', () => {
  it('is free of what axe can find, fits, and the keyboard reaches everything with nothing in front', async () => {
    const found = await onEachPage(signedInState, STEPS, async (page) => {
      const onPhone = await scrollsSideways(page);
      await resize(page, LOW);
      return [
        ...onPhone,
        ...(await scrollsSideways(page)),
        ...(await beginsLate(page)),
        ...(await inEachView(page, outOfReach)),
      ];
    });

    expect(found).toEqual({});
  }, 240_000);
});

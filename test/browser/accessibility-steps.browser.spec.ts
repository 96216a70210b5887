import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { onEachPage, resize, scrollsSideways, violationsInEachView } from '../support/browser/each-page.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

/** Every step of the profile and of the quick start. */
const STEPS = [
  ...['basic', 'address', 'background', 'fit'].map((step) => `/profile?section=personal&step=${step}`),
  ...['school', 'performance', 'tests', 'advanced'].map((step) => `/profile?section=academic&step=${step}`),
  ...['activities', 'portfolio', 'awards', 'research'].map(
    (step) => `/profile?section=readiness&step=${step}`,
  ),
  ...['about', 'grades', 'tests', 'major', 'wishes', 'finish'].map((step) => `/profile?step=${step}`),
];
/** A phone at 200 %. */
const NARROW = { width: 195, height: 422 };
/** A laptop at 200 %. */
const LOW = { width: 640, height: 400 };

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

it('every step of the profile is free of what axe can find, fits, and the keyboard reaches everything with nothing in front', async () => {
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  const storageState = await signedInBrowser(flyleaf, student);

  const found = await onEachPage({ browser, flyleaf, storageState }, STEPS, async (page) => {
    const onPhone = await scrollsSideways(page);
    await resize(page, NARROW);
    const onZoomedPhone = await scrollsSideways(page);
    await resize(page, LOW);
    return [
      ...onPhone,
      ...onZoomedPhone,
      ...(await scrollsSideways(page)),
      ...(await beginsLate(page)),
      ...(await outOfReach(page)),
      ...(await violationsInEachView(page)),
    ];
  });

  expect(found).toEqual({});
}, 240_000);

it('the end of the quick start fits a phone at 200 % while the first colleges load', async () => {
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  const context = await browser.newContext({ storageState: await signedInBrowser(flyleaf, student) });
  const page = await context.newPage();
  await page.route('**/api/recommendations', () => undefined);
  await page.setViewportSize(NARROW);
  await page.goto(`${flyleaf.url}/profile?step=finish`);
  await page.getByRole('heading', { name: 'Your colleges are ready' }).waitFor();
  await page.locator('[data-slot=skeleton]').first().waitFor();

  expect(await scrollsSideways(page)).toEqual([]);
  await context.close();
});

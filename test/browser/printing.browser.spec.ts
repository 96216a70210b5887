import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const [OHIO_STATE, ...OTHERS] = [204796, 139755, 110680, 243744, 217493, 166027];
const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };
/** Letter paper in CSS pixels. */
const SHORT_SIDE = 816;
const LONG_SIDE = 1056;

let flyleaf: RunningApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  const storageState = await signedInBrowser(flyleaf, student);
  // Whoever reads in the dark theme still prints on white paper.
  page = await (await browser.newContext({ storageState, colorScheme: 'dark' })).newPage();
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const open = async (path: string, heading: string) => {
  await page.emulateMedia({ media: null });
  await page.goto(`${flyleaf.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** Red, green and blue, also of colors that are written in another way. */
const colorOf = (selector: string, property: string) =>
  page.evaluate<number[]>(`(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(document.querySelector('${selector}')).${property};
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  })()`);

const expectDarkOnWhite = async () => {
  expect(Math.max(...(await colorOf('h1', 'color')))).toBeLessThan(90);
  expect(Math.max(...(await colorOf('main .text-muted-foreground', 'color')))).toBeLessThan(130);
  expect(await colorOf('body', 'backgroundColor')).toEqual([255, 255, 255]);
};

/** A property of the first element whose name or text has these words. */
const printedAs = (selector: string, words: string, property: string) =>
  page.evaluate<string>(`(() => {
    const hasWords = (each) => (each.getAttribute('aria-label') + each.textContent).includes('${words}');
    const found = [...document.querySelectorAll('${selector}')].find(hasWords);
    return getComputedStyle(found).getPropertyValue('${property}');
  })()`);

const width = () => page.evaluate<number>('document.documentElement.scrollWidth');

it('of a college is dark on white, with its bars, and no wider than the paper', async () => {
  await open(`/colleges/${String(OHIO_STATE)}`, 'Ohio State');
  const bar = page.getByRole('img', { name: /chance/i }).first();
  await bar.waitFor();
  await page.setViewportSize({ width: SHORT_SIDE, height: LONG_SIDE });
  await page.emulateMedia({ media: 'print' });

  await expectDarkOnWhite();
  expect(await width()).toBe(SHORT_SIDE);
  expect(await printedAs('[role=img]', 'chance', 'print-color-adjust')).toBe('exact');
  expect(await page.getByRole('link', { name: 'Simulate Chances' }).isVisible()).toBe(false);
});

it('of a college leaves what an admin keeps of it in one column with its source', async () => {
  const { body } = await call<{ tokens: Pick<Person, 'accessToken'> }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/login',
    ADMIN,
  );
  const averageGPA = { value: 3.9, sourceUrl: 'https://example.org/facts', checkedOn: '2026-11-20' };
  const profile = `/api/admin/colleges/${String(OHIO_STATE)}/profile`;
  expect((await call(flyleaf, body.tokens, 'PUT', profile, { averageGPA })).status).toBe(200);
  await open(`/colleges/${String(OHIO_STATE)}`, 'Ohio State');
  await page.emulateMedia({ media: 'print' });

  await page.getByText('Average GPA').first().waitFor();
  expect(await printedAs('#college-pages dl > div', 'Average GPA', 'break-inside')).toBe('avoid');
});

it.each([2, 6])('of %i compared colleges fits one sheet', async (count) => {
  const ids = [OHIO_STATE, ...OTHERS].slice(0, count);
  await open(`/colleges/compare?ids=${ids.join(',')}`, 'Compare colleges');
  await page
    .getByRole('columnheader')
    .nth(count - 1)
    .waitFor();
  await page
    .getByText(/undergraduates/)
    .nth(count - 1)
    .waitFor();
  await page.setViewportSize({ width: LONG_SIDE, height: SHORT_SIDE });
  await page.emulateMedia({ media: 'print' });

  await expectDarkOnWhite();
  expect(await width()).toBe(LONG_SIDE);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 792 612]');
});

import { type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState } from '../support/browser/browser-sign-in.js';
import { onEachPage, scrollsSideways, violationsInEachView } from '../support/browser/each-page.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

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
/** What families read without an account. */
const IN_SPANISH = ['/es', '/login', '/register', '/pricing', '/how-chances-work', '/privacy'];

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

const choseSpanish = (): BrowserState => ({
  cookies: [],
  origins: [{ origin: flyleaf.url, localStorage: [{ name: 'flyleaf.language', value: 'es 1' }] }],
});

it.each([
  ['in English', SIGNED_OUT, () => undefined],
  ['in Spanish', IN_SPANISH, choseSpanish],
])(
  'every page without an account is free of what axe can find, and scrolls sideways on no phone, %s',
  async (_language, addresses, keeps) => {
    const found = await onEachPage({ browser, flyleaf, storageState: keeps() }, addresses, async (page) => [
      ...(await scrollsSideways(page)),
      ...(await violationsInEachView(page)),
    ]);

    expect(found).toEqual({});
  },
  240_000,
);

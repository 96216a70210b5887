import { type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { onEachPage, scrollsSideways, violationsInEachView } from '../support/browser/each-page.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { call, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

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
const ADMIN = { email: 'admin@example.org', password: 'Tall-Maple-Reading-41' };
const LONG = {
  firstName: 'Maximiliana-Konstantina',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff',
  email: 'konstantina.hohenlohe.schillingsfuerst@averylongsubdomain.students.example.org',
};

let flyleaf: RunningApp;
let browser: Browser;
let student: BrowserState;
let parent: BrowserState;
let counselor: BrowserState;
let admin: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const maya = await register(flyleaf);
  await fillProfile(flyleaf, maya, P2);
  for (const collegeId of [204796, 166027])
    await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId, notes: 'Ask about the band.' });
  await call(flyleaf, maya, 'POST', '/api/applications', {
    collegeId: 204796,
    applicationType: 'Early Action',
  });
  student = await signedInBrowser(flyleaf, maya);
  parent = await signedInBrowser(flyleaf, await register(flyleaf, { role: 'parent', ...LONG }));
  counselor = await signedInBrowser(flyleaf, await register(flyleaf, { role: 'counselor' }));
  admin = await signedInBrowser(flyleaf, ADMIN);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

it.each([
  ['a student', SIGNED_IN, () => student],
  ['a parent', ['/', '/colleges'], () => parent],
  ['a counselor', ['/'], () => counselor],
  ['an admin', ['/admin'], () => admin],
])(
  'every page of %s is free of what axe can find, and scrolls sideways on no phone',
  async (_who, addresses, keeps) => {
    const found = await onEachPage({ browser, flyleaf, storageState: keeps() }, addresses, async (page) => [
      ...(await scrollsSideways(page)),
      ...(await violationsInEachView(page)),
    ]);

    expect(found).toEqual({});
  },
  240_000,
);

import { type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFile } from '../support/built-file.js';
import { codeOf } from '../support/browser/authenticator-app.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { freePort } from '../support/servers/free-port.js';
import { linkIn, MailServer } from '../support/servers/mail-server.js';
import { call, GOOD_PASSWORD, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

/** An invalid token, so the browser has to refresh. */
const SPENT_ACCESS = `(() => {
  const session = JSON.parse(localStorage.getItem('flyleaf.session'));
  localStorage.setItem('flyleaf.session', JSON.stringify({ ...session, accessToken: 'spent' }));
})()`;

let mail: MailServer;
let flyleaf: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let student: Person;

beforeAll(async () => {
  const port = String(await freePort());
  browser = await launchBrowser();
  mail = await MailServer.started();
  flyleaf = await startApp({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: mail.url });
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
  await mail.stop();
});
beforeEach(async () => {
  student = await register(flyleaf);
  context = await signedIn();
  page = await context.newPage();
});
afterEach(() => context.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const toast = () => page.locator('[data-slot=toast]');
const storedItems = () => page.evaluate('localStorage.length + sessionStorage.length');

async function signedIn(): Promise<BrowserContext> {
  const storageState = await signedInBrowser(flyleaf, student);
  return browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
}

async function openDashboard(): Promise<void> {
  await page.goto(`${flyleaf.url}/`);
  await heading('Welcome back, Maya!').waitFor();
}

/** In a browser of its own, which has the sign-in page loaded afterward. */
async function signIn(): Promise<void> {
  await context.close();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  await page.goto(`${flyleaf.url}/login`);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await heading('Welcome back, Maya!').waitFor();
}

describe('two tabs with an expired access token', () => {
  it.each([
    ['where tabs can wait for each other', false],
    ['where they cannot, as on plain http', true],
  ])('refresh at the same time and both stay signed in, %s (S17)', async (_where, withoutLocks) => {
    if (withoutLocks) await context.addInitScript('delete Navigator.prototype.locks');
    await openDashboard();
    const other = await context.newPage();
    await other.goto(`${flyleaf.url}/my-list`);
    await other.getByRole('button', { name: 'Your account' }).waitFor();
    const renewals: number[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) renewals.push(response.status());
    });

    await page.evaluate(SPENT_ACCESS);
    await Promise.all([page.reload(), other.reload()]);
    await heading('Welcome back, Maya!').waitFor();
    await other.getByRole('heading', { name: 'No colleges in your list yet' }).waitFor();

    expect(renewals.length).toBeGreaterThan(0);
    expect(renewals.every((status) => status === 200)).toBe(true);
    // The next refresh works too: the sign-in was not revoked.
    await page.evaluate(SPENT_ACCESS);
    await page.reload();
    await heading('Welcome back, Maya!').waitFor();
  });
});

describe('logging out', () => {
  it('clears this browser, even offline (S25)', async () => {
    await signIn();
    // The toaster's code loads after the page.
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
    expect(await storedItems()).toBeGreaterThan(0);
    await context.setOffline(true);

    await Promise.all([
      toast().getByText('You have been successfully logged out.').waitFor(),
      page.getByRole('button', { name: 'Logout' }).click(),
    ]);
    expect(await storedItems()).toBe(0);
    await context.setOffline(false);
    await page.goto(`${flyleaf.url}/my-list`);
    await heading('Sign in').waitFor();
  });

  it('happens when the sign-in was ended elsewhere (S18)', async () => {
    const elsewhere = await (await signedIn()).newPage();

    await elsewhere.goto(`${flyleaf.url}/settings/sign-ins`);
    await elsewhere.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await elsewhere.getByRole('button', { name: 'Sign out other devices' }).click();
    await elsewhere.getByText('You’re not signed in anywhere else.').waitFor();

    await page.goto(`${flyleaf.url}/my-list`);
    await heading('Sign in').waitFor();
    await elsewhere.context().close();
  });

  it('happens for a student under 13, and nothing stays behind', async () => {
    await page.goto(`${flyleaf.url}/profile?section=personal&step=basic`);
    await page.getByLabel('Date of birth').fill(`${String(new Date().getFullYear() - 9)}-03-14`);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await heading('Come back when you’re 13').waitFor();
    await page.waitForFunction('localStorage.length + sessionStorage.length === 0');
    expect((await call(flyleaf, student, 'GET', '/api/auth/me')).status).toBe(401);
  });
});

describe('the account’s email', () => {
  it('shows a reminder on every page until its link is opened', async () => {
    const isPrepared = page.waitForResponse(
      builtFile('src/features/identity/registration/confirm-email-banner.tsx'),
    );
    await openDashboard();
    // Wait until the banner's code has run, not only loaded.
    await page.evaluate(`import('${(await isPrepared).url()}').then(() => null)`);
    const banner = page.getByRole('complementary', { name: 'Confirm your email' });
    // It never pushes down a rendered page, so the first page may show none.
    await page.getByRole('link', { name: 'Colleges', exact: true }).first().click();
    await banner.waitFor();
    const link = linkIn(await mail.next(student.email, 'Please confirm your email'));

    await page.goto(`${link.page}?token=${link.token}`);
    await heading('Email confirmed').waitFor();
    expect(page.url()).toBe(`${flyleaf.url}/verify-email`);
    await page.getByRole('link', { name: 'Continue to Flyleaf' }).click();
    await heading('Welcome back, Maya!').waitFor();
    expect(await banner.count()).toBe(0);

    // A used link is no longer valid.
    await page.goto(`${link.page}?token=${link.token}`);
    await heading('Email confirmed').waitFor();
    await page.goto(`${link.page}?token=of-long-ago`);
    await heading('Already confirmed').waitFor();
  });

  it('changes through the link sent to the new address', async () => {
    const newEmail = `new-${student.email}`;
    await page.goto(`${flyleaf.url}/settings`);
    await page.getByLabel('New email').fill(newEmail);
    await page.getByLabel('Current password').fill('not this one');
    await page.getByRole('button', { name: 'Send confirmation' }).click();
    await page.getByRole('alert').getByText('That is not your current password.').waitFor();
    expect(await page.getByLabel('New email').inputValue()).toBe(newEmail);
    await page.getByLabel('Current password').fill(GOOD_PASSWORD);
    await page.getByRole('button', { name: 'Send confirmation' }).click();
    await page.getByText('We emailed a link to').waitFor();

    const link = linkIn(await mail.next(newEmail, 'Please confirm your new email'));
    await page.goto(`${link.page}?token=${link.token}`);
    await heading('Email confirmed').waitFor();
    await page.goto(`${flyleaf.url}/settings`);
    await page.getByRole('definition').getByText(newEmail).waitFor();
  });
});

describe('two-step verification', () => {
  it('is set up, asked for at sign-in, and works with a recovery code (S21)', async () => {
    await page.goto(`${flyleaf.url}/settings/two-step`);
    await page.getByLabel('Current password').fill(GOOD_PASSWORD);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('heading', { name: 'Connect your app' }).waitFor();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await page.waitForFunction('document.querySelector("img[alt^=QR]").naturalWidth > 0');
    const address = await page
      .getByRole('link', { name: 'Open in an app on this device' })
      .getAttribute('href');
    const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    await page.getByLabel('First code').fill(codeOf({ secret }));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Save these recovery codes' }).waitFor();
    const codes = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}-/ })
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('Two-step verification is on').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await heading('Sign in').waitFor();

    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Code from your app').and(page.locator(':focus')).waitFor();
    expect(await page.evaluate('document.activeElement?.autocomplete')).toBe('one-time-code');
    expect(await page.getByLabel('Email').inputValue()).toBe(student.email);
    await page.getByRole('button', { name: 'Don’t have your phone? Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await heading('Welcome back, Maya!').waitFor();

    await page.goto(`${flyleaf.url}/settings/activity`);
    await page.getByText('You signed in with a recovery code.').waitFor();
    await page.getByText('You turned on two-step verification.').waitFor();
  });
});

import { type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '../support/browser/authenticator-app.js';
import { launchBrowser } from '../support/browser/browser.js';
import { freePort } from '../support/servers/free-port.js';
import { call, GOOD_PASSWORD, register } from '../support/data/people.js';
import { type AppWithProvider, startAppWithProvider } from '../support/browser/provider-sign-in.js';
import { startApp } from '../support/servers/running-app.js';

/** Time limit for a whole sign-in. */
const ALL_THE_WAY = { timeout: 100_000 };

let running: AppWithProvider;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  running = await startAppWithProvider();
});
afterAll(async () => {
  await browser.close();
  await running.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(() => context.close());

const home = () => running.flyleaf.url;
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toastOf = (title: string, words: string) =>
  page.locator('[data-slot=toast]').filter({ hasText: title }).getByText(words);
const linked = () => toastOf('Welcome back!', 'Google is now linked to your account.').waitFor();

/** The URL without the provider's parameters. The page soon moves on to its first step. */
const atProfile = () =>
  page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/profile' && !searchParams.has('accessToken'),
  );

/** From the sign-in page to picking a test user at the provider. */
const signInAs = async (person: string, from = '/login') => {
  await page.goto(`${home()}${from}`);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await heading('Development sign-in').waitFor();
  await page.getByRole('button', { name: person }).click();
};

describe('signing in with a provider', () => {
  it('goes from the click to the profile, with the URL cleaned before any request (S22)', async () => {
    const carried: string[] = [];
    page.on('request', (request) => {
      const address = `${request.url()} ${request.headers()['referer'] ?? ''}`;
      if (address.includes('accessToken=')) carried.push(request.resourceType());
    });

    await Promise.all([
      toastOf('Welcome back!', 'Successfully signed in with Google.').waitFor(ALL_THE_WAY),
      signInAs('Sam Okoro'),
    ]);
    await atProfile();

    // Only the page itself was requested with those parameters.
    expect(carried).toEqual(['document']);
    expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain('handoff');
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  it('returns to the page the user came from', async () => {
    await page.goto(`${home()}/my-list`);
    await heading('Sign in').waitFor(); // redirected there
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Sam Okoro' }).click();

    await page.waitForURL(`${home()}/my-list`);
  });

  it('links to an account with a password only after a password sign-in', async () => {
    const ines = await register(running.flyleaf, { email: 'ines@example.org', firstName: 'Inês' });
    await signInAs('Inês Duarte');

    await page.getByText('You already have an account with this email.').waitFor();
    await page.getByLabel('Email').fill(ines.email);
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await Promise.all([linked(), page.getByRole('button', { name: 'Sign In', exact: true }).click()]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await heading('Sign in').waitFor();

    await context.clearCookies();
    await signInAs('Inês Duarte');
    await atProfile();
  });

  it('asks for the code of a two-step account, again after a wrong one (S21)', async () => {
    const noor = await register(running.flyleaf, { email: 'noor@example.org', firstName: 'Noor' });
    await signInAs('Noor Haddad');
    await page.getByLabel('Email').fill(noor.email);
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await Promise.all([linked(), page.getByRole('button', { name: 'Sign In', exact: true }).click()]);
    const { body: factor } = await call<{ secret: string }>(
      running.flyleaf,
      noor,
      'POST',
      '/api/account/second-factor/setup',
      { currentPassword: GOOD_PASSWORD },
    );
    const code = codeOf(factor);
    await call(running.flyleaf, noor, 'POST', '/api/account/second-factor/confirm', { code });
    await page.getByRole('button', { name: 'Logout' }).click();
    await heading('Sign in').waitFor();

    await context.clearCookies();
    await signInAs('Noor Haddad');
    await heading('One more step').waitFor();
    await page.getByLabel('Code from your app').fill(wrongCodeOf(factor));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('That code is wrong').first().waitFor();
    await page.getByLabel('Code from your app').fill(codeOf(factor, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await atProfile();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  it('refuses an email that the provider has not verified, and says so', async () => {
    await signInAs('Kit Larsen');

    await page.getByText('Google hasn’t confirmed your email address.').waitFor();
    expect(await page.evaluate("localStorage.getItem('flyleaf.session')")).toBeNull();
  });

  it('ends at the sign-in page when another browser began the flow', async () => {
    await page.goto(`${home()}/profile?accessToken=a&refreshToken=b&redirect=oauth_success`);

    await page
      .getByText('That took too long, so we stopped to be safe. Sign in with Google again.')
      .waitFor();
    expect(await page.evaluate("localStorage.getItem('flyleaf.session')")).toBeNull();
  });

  it('is not offered without a provider, and its URL shows a clear message', async () => {
    const port = String(await freePort());
    const without = await startApp({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
    await page.goto(`${without.url}/login`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Sign in with/ }).count()).toBe(0);

    await page.goto(`${without.url}/api/auth/google`);
    await page.getByText('isn’t set up here. Use your email and password.').waitFor();
    await page.goto('about:blank');
    await without.close();
  });
});

import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';

let flyleaf: RunningApp;
let browser: Browser;
let student: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  student = await signedInBrowser(flyleaf, await register(flyleaf));
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const onPhone = async (): Promise<Page> => {
  const viewport = { width: 390, height: 844 };
  return (await browser.newContext({ storageState: student, viewport, reducedMotion: 'reduce' })).newPage();
};
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe('a page whose code fails to load', () => {
  it('keeps the shell while offline and opens once the connection is back', async () => {
    const page = await onPhone();
    await page.goto(`${flyleaf.url}/pricing`);
    await page.getByRole('link', { name: 'My List' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'My List' }).click();
    await title(page, 'This page didn’t load').waitFor();

    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByText('We still can’t reach Flyleaf.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await title(page, 'My College List').waitFor();
    await page.context().close();
  });
});

describe('a captive network', () => {
  it('shows a banner on every page, keeps the session and sends what was saved later', async () => {
    const page = await onPhone();
    await page.goto(`${flyleaf.url}/profile?section=personal&step=address`);
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Columbus');
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    );
    const bar = page.getByText('Your network is blocking Flyleaf');

    await page.getByRole('button', { name: 'Save and continue' }).click();

    await bar.waitFor();
    await title(page, 'Background').waitFor();
    await page.getByText('Not sent yet').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.unroute('**/api/**');
    await page.evaluate("dispatchEvent(new Event('online'))");
    await page.getByText('What you changed offline is now in your profile.').waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('can reload the colleges', async () => {
    const page = await onPhone();
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    );
    await page.goto(`${flyleaf.url}/colleges`);
    await page.getByRole('heading', { name: 'The colleges didn’t load' }).waitFor();
    await page.getByText('Your network is blocking Flyleaf').waitFor();

    const retry = page.getByRole('button', { name: 'Retry' });
    await Promise.all([page.waitForRequest(/\/api\/colleges\?/), retry.click()]);
    await page.unroute('**/api/**');
    // The page may retry by itself before the click.
    await retry.click({ timeout: 5_000 }).catch(() => undefined);

    await page.getByText(/^Showing 50 of/).waitFor();
    await page.context().close();
  });
});

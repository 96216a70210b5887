import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.js';
import { freePort } from '../support/servers/free-port.js';
import { linkIn, MailServer } from '../support/servers/mail-server.js';
import { type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const LETTER = 'Choose a new password';
const NEW_PASSWORD = 'Quiet-Lanterns-42';

let mail: MailServer;
let flyleaf: RunningApp;
let browser: Browser;
let student: Person;

beforeAll(async () => {
  const port = String(await freePort());
  browser = await launchBrowser();
  mail = await MailServer.started();
  flyleaf = await startApp({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: mail.url });
  student = await register(flyleaf);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
  await mail.stop();
});

const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return context.newPage();
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, words: string) => page.locator('[data-slot=toast]').getByText(words);

describe('the forgot password page', () => {
  it('can be reset from the sign-in page, through the email, to being signed in (S14)', async () => {
    const page = await newPage();
    await page.goto(`${flyleaf.url}/login`);
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('link', { name: 'Forgot password?' }).click();

    // The typed email is carried over and can be corrected.
    await heading(page, 'Forgot your password?').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.org');
    await Promise.all([
      toast(page, 'Reset Link Sent').waitFor(),
      page.getByRole('button', { name: 'Send reset link' }).click(),
    ]);
    await heading(page, 'Check Your Email').waitFor();
    await page.getByRole('button', { name: 'Try Different Email' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.org');
    await page.getByLabel('Email').fill(student.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await heading(page, 'Check Your Email').waitFor();

    const link = linkIn(await mail.next(student.email, LETTER));
    await page.goto(`${link.page}?token=${link.token}`);
    await heading(page, 'Choose a new password').waitFor();
    expect(page.url()).toBe(`${flyleaf.url}/reset-password`);

    await page.getByLabel('New password', { exact: true }).fill('short');
    expect(await page.getByText(': done').count()).toBe(1);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    expect(await page.getByText(': done').count()).toBe(5);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await Promise.all([
      toast(page, 'Password Reset Successful').waitFor(),
      page.getByRole('button', { name: 'Reset password' }).click(),
    ]);
    await heading(page, 'Your new password is set').waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await heading(page, 'Welcome back, Maya!').waitFor();
  });

  it('leaves no trace of the token in the URL, requests or referrer', async () => {
    const page = await newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));

    await page.goto(`${flyleaf.url}/reset-password?token=a-secret-of-a-letter`);
    await heading(page, 'Choose a new password').waitFor();
    await page.reload(); // the form survives a reload
    await heading(page, 'Choose a new password').waitFor();
    await page.evaluate("location.assign('/api/login')");
    await heading(page, 'Sign in').waitFor();

    expect(requests.filter((one) => one.includes('a-secret-of-a-letter'))).toEqual([
      `${flyleaf.url}/reset-password?token=a-secret-of-a-letter `,
    ]);
    expect(await page.evaluate('document.referrer')).toBe('');
  });

  it('needs a link, and without one leads to the form', async () => {
    const page = await newPage();
    await page.goto(`${flyleaf.url}/reset-password`);

    await heading(page, 'Forgot your password?').waitFor();
    await toast(page, 'This password reset link is invalid or has expired.').waitFor();
    await toast(page, 'Invalid Reset Link').waitFor();
    expect(page.url()).toBe(`${flyleaf.url}/forgot-password`);
  });
});

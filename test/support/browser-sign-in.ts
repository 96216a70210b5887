import { type Browser, type BrowserContextOptions } from 'playwright';
import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

/** The cookies and storage of a signed-in browser, from which any number of contexts can start. */
export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Signs in on the login page. */
export async function signInWithBrowser(
  browser: Browser,
  { url }: RunningApp,
  person: Pick<Person, 'email' | 'password'>,
): Promise<BrowserState> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}

import { type Browser, type BrowserContextOptions } from 'playwright';
import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

/** What a browser keeps once this person has signed in on screen; any number of contexts can begin with it. */
export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Signs in as a person does, so that the browser keeps what the product keeps. */
export async function signedIn(
  browser: Browser,
  { url }: RunningApp,
  person: Pick<Person, 'email' | 'password'>,
): Promise<SignedIn> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const kept = await context.storageState();
  await context.close();
  return kept;
}

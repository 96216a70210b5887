import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../support/built-file.js';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { call, type Person, register } from '../support/data/people.js';
import { registrationHandled } from '../support/reactions.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

let flyleaf: RunningApp;
let browser: Browser;
let maya: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  maya = await register(flyleaf);
  await registrationHandled(flyleaf, maya);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

/** A device of its own: nothing is shared with the other but the account. */
const onDevice = async (width: number): Promise<Page> => {
  const storageState = await signedInBrowser(flyleaf, maya);
  const viewport = { width, height: 844 };
  return (await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' })).newPage();
};
const openAddress = async (page: Page) => {
  // What saving without a connection needs is loaded with the page.
  const savingLoaded = page.waitForResponse(
    builtFile('src/features/student-profile/saving/two-places-dialog.tsx'),
  );
  await page.goto(`${flyleaf.url}/profile?section=personal&step=address`);
  await savingLoaded;
  await page.getByRole('textbox', { name: 'City' }).waitFor();
};
const type = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field }).fill(text);
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const background = (page: Page) => page.getByRole('heading', { name: 'Background', level: 1 }).waitFor();
const stored = async () => (await call(flyleaf, maya, 'GET', '/api/user-profile')).body;

describe('a student with two devices, one of them offline for a while', () => {
  it('sees both texts of a conflict, and loses nothing', async () => {
    const [laptop, phone] = [await onDevice(1280), await onDevice(390)];
    await openAddress(laptop);
    await openAddress(phone);

    await type(laptop, 'City', 'Columbus');
    await type(laptop, 'Zip code', '43210');
    await save(laptop);
    await background(laptop);

    await type(phone, 'City', 'Cleveland');
    await phone.context().setOffline(true);
    await save(phone);
    await phone
      .getByText(/You’re offline\. We kept this on this computer/)
      .first()
      .waitFor();
    expect(await stored()).toMatchObject({ city: 'Columbus' });

    await phone.context().setOffline(false);
    await phone.getByRole('button', { name: 'Choose what to keep' }).click();
    const dialog = phone.getByRole('dialog', { name: 'You changed this in two places' });
    await dialog.getByText('Columbus').waitFor();
    await dialog.getByText('Cleveland').waitFor();
    expect(await accessibilityViolations(phone)).toEqual([]);
    await dialog.getByRole('radio', { name: /Keep this one/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await phone.getByText('What you changed offline is now in your profile.').waitFor();
    expect(await stored()).toMatchObject({ city: 'Cleveland', zipCode: '43210' });
    expect(await phone.evaluate(() => Object.keys(localStorage).filter((key) => /unsent/.test(key)))).toEqual(
      [],
    );
    await Promise.all([laptop.context().close(), phone.context().close()]);
  });
});

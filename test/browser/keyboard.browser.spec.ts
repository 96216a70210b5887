import { type Browser, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { fillProfile } from '../support/data/fill-profile.js';

const OHIO_STATE = 'Ohio State';
const NOTE = 'Ask about the band.';
/** More Tab presses than any path here needs. */
const FARTHEST = 60;

let flyleaf: RunningApp;
let browser: Browser;
let student: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${flyleaf.url}/login`);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const press = (key: string) => page.keyboard.press(key);
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const college = () => page.getByRole('article').filter({ hasText: OHIO_STATE });
const dialog = () => page.getByRole('dialog');
const allFound = () => page.getByRole('status').filter({ hasText: /Showing (\d+) of \1 colleges/ });

/** The focused element, which must have a visible ring. */
const focused = () => page.locator(':focus-visible');
const hasFocus = async (target: Locator): Promise<boolean> => (await target.and(focused()).count()) === 1;
const untilFocused = (target: Locator) => target.and(focused()).waitFor();

async function walkTo(target: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await press(step);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(FARTHEST)} times ${step} never reached ${target.toString()}`);
}

describe('with nothing but a keyboard', () => {
  it('a student signs in', async () => {
    await walkTo(page.getByLabel('Email'));
    await page.keyboard.type(student.email);
    await walkTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(student.password);
    await press('Enter');

    await untilFocused(heading('Welcome back, Maya!'));
  });

  it('opens the colleges and skips the bar', async () => {
    await walkTo(link('Colleges'), 'Shift+Tab');
    await press('Enter');
    await untilFocused(heading('Find your colleges'));

    await walkTo(link('Skip to main content'), 'Shift+Tab');
    await press('Enter');
    await press('Tab');
    await untilFocused(page.getByRole('searchbox', { name: 'Search colleges by name' }));
  });

  it('finds a college, reads about it and returns to its card', async () => {
    await page.keyboard.type('ohio state');
    // The first page may show the same college, on a card that goes when the search is answered.
    await allFound().waitFor();
    await college().waitFor();
    const learnMore = button('Learn More', college());
    await walkTo(learnMore);
    await press('Enter');
    await dialog().getByRole('heading', { name: OHIO_STATE }).waitFor();

    await walkTo(button('Save to List', dialog()));
    await press('Tab');
    await untilFocused(button('Close', dialog()));
    await press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await untilFocused(learnMore);
  });

  it('saves it and keeps focus', async () => {
    await press('Tab');
    await untilFocused(button('Save to List', college()));
    await press('Space');
    await button('Saved to List', college()).waitFor();

    await press('Shift+Tab');
    await untilFocused(button('Learn More', college()));
  });

  it('writes a note about it in My List', async () => {
    await walkTo(link('My List'), 'Shift+Tab');
    await press('Enter');
    await untilFocused(heading('My College List'));

    await walkTo(button('Add notes', college()));
    await press('Enter');
    await walkTo(dialog().getByLabel('Notes'));
    await page.keyboard.type(NOTE);
    await walkTo(button('Save Notes', dialog()));
    await press('Enter');

    await dialog().waitFor({ state: 'hidden' });
    await college().getByText(NOTE).waitFor();
    await untilFocused(button('Edit notes', college()));
  });

  it('moves it to another category', async () => {
    const category = (name: string) => button(`Category of ${OHIO_STATE}: ${name}`, college());
    await walkTo(category('Target'));
    await press('Enter');
    await page.locator('[role=menu]:focus, [role=menu] :focus').waitFor();
    await press('End');
    await untilFocused(page.getByRole('menuitemradio', { name: 'Safety' }));
    await press('Enter');

    await untilFocused(category('Safety'));
    await college().getByText('Our estimate: Target').waitFor();
  });

  it('removes it from the list and keeps focus', async () => {
    await walkTo(button('Remove', college()));
    await press('Enter');
    await heading('My College List').waitFor();
    await page.getByRole('heading', { name: 'No colleges in your list yet' }).waitFor();

    await untilFocused(page.getByRole('main'));
    await walkTo(link('Explore Colleges'));
    await press('Enter');
    await untilFocused(heading('Find your colleges'));
  });
});

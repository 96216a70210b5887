import { type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { launchBrowser } from '../support/browser/browser.js';
import { call, GOOD_PASSWORD } from '../support/data/people.js';
import { ServerProcess } from '../support/servers/server-process.js';

/** The worked profile P2: its lists are saved over HTTP, everything else on screen. */
const ACTIVITIES = [
  ...Array.from({ length: 4 }, () => ({
    activityName: 'Band',
    hoursPerWeek: 6,
    weeksPerYear: 40,
    yearsCommitted: 3,
  })),
  {
    activityName: 'Debate',
    hoursPerWeek: 8,
    weeksPerYear: 40,
    yearsCommitted: 4,
    leadershipPosition: 'Captain',
  },
];
const OHIO_STATE = 'Ohio State';
const PATIENTLY = { timeout: 30_000 };

let database: FreshDatabase;
let server: ServerProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  database = await freshDatabase();
  server = await ServerProcess.onFreePort({ DATABASE_URL: database.url });
  await server.start();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  await database.drop();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const saveAndContinue = () => page.getByRole('button', { name: 'Save and continue' }).click();
const pick = async (question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).click();
const chooseAll = async (question: string, ...answers: string[]) => {
  for (const answer of answers)
    await page
      .getByRole('group', { name: question, exact: true })
      .getByRole('button')
      .filter({ hasText: new RegExp(`^${answer.replace('+', '[+]')}`) })
      .click();
};
const find = async (question: string, answer: string) => {
  await page.getByRole('combobox', { name: question }).click();
  await page.getByPlaceholder(/^Search /).fill(answer);
  await page.getByRole('option', { name: answer, exact: true }).click();
};

async function sendLists(): Promise<void> {
  const accessToken = await page.evaluate(() => {
    const stored = Object.values(localStorage).join(' ');
    return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? '';
  });
  for (const activity of ACTIVITIES)
    await call(server, { accessToken }, 'POST', '/api/activity-impacts', activity);
  for (const level of ['State', 'Local'])
    await call(server, { accessToken }, 'POST', '/api/awards', { name: 'Medal', level });
  await call(server, { accessToken }, 'POST', '/api/academic-profile', {
    apCoursesTaken: 6,
    honorsCourses: 4,
  });
}

describe('a new student', () => {
  it('registers', async () => {
    await page.goto(`${server.url}/register`);
    await page.getByLabel('First name').fill('Pat');
    await page.getByLabel('Last name').fill('Doyle');
    await page.getByLabel('Email').fill('pat.doyle@example.org');
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await page.getByLabel('Confirm password').fill(GOOD_PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();

    await heading('About you').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });

  it('answers a short quick start', async () => {
    await pick('Grade level', '11th');
    await find('Home state', 'Ohio');
    await saveAndContinue();

    await heading('Your grades').waitFor();
    await page.getByRole('combobox', { name: 'Unweighted GPA' }).fill('3.7');
    await saveAndContinue();

    await heading('Test scores').waitFor();
    await pick('Which scores will you send?', 'SAT');
    await page.getByRole('textbox', { name: 'Reading and writing' }).fill('670');
    await page.getByRole('textbox', { name: 'Math' }).fill('680');
    await saveAndContinue();

    await heading('Major and money').waitFor();
    await find('Intended major', 'Business');
    await pick('Household income', '$60,000 to $100,000');
    await saveAndContinue();

    await heading('What are you looking for?').waitFor();
    await chooseAll('School size', '10,001 to 20,000', 'Over 20,000');
    await chooseAll('Campus setting', 'Urban', 'Suburban');
    await chooseAll('Regions', 'Midwest', 'Northeast');
    await pick('College ownership', 'Public');
    await saveAndContinue();

    await heading('Your colleges are ready').waitFor();
    await sendLists();
  });

  it('sees colleges with reasons: Ohio State is a target, 45 to 87 percent, estimate 69', async () => {
    await page.goto(`${server.url}/colleges`);
    await page.getByRole('searchbox', { name: 'Search colleges by name' }).fill('ohio state');
    await page.waitForURL(/[?&]search=ohio/);
    const card = page.getByRole('article').filter({ hasText: OHIO_STATE });
    await card.waitFor();
    await expectText(card.getByText('45–87%').first(), '45–87%');
    await expectText(card.getByText('Target School'), 'Target School');

    await card.getByRole('button', { name: 'Learn More' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: OHIO_STATE }).waitFor();
    // The dialog opens with the card's data; the rest loads after.
    for (const words of [/45–87%/, /estimate:? 69 ?%/, /Target School/, /about \$18,800 after aid/])
      await expect.poll(() => dialog.innerText(), PATIENTLY).toMatch(words);
    expect(new URL(page.url()).searchParams.get('college')).toBe('204796');
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('saves it and finds it in My List after a reload', async () => {
    const card = page.getByRole('article').filter({ hasText: OHIO_STATE });
    // The card updates optimistically; a reload now would cancel the request.
    const saved = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/saved-colleges'),
    );
    await card.getByRole('button', { name: /save to list/i }).click();
    await card.getByRole('button', { name: /saved to list/i }).waitFor();
    expect(await card.getByRole('button', { name: /saved to list/i }).isDisabled()).toBe(true);

    await page.getByRole('link', { name: 'My List' }).first().click();
    await heading('My College List').waitFor();
    await saved;
    await page.reload();
    await page.getByText(OHIO_STATE).first().waitFor();
  });

  it('starts an application for it and takes it to sent', async () => {
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await page.getByRole('button', { name: 'Start it' }).click();
    const card = page.getByRole('article', { name: OHIO_STATE });
    const column = (status: string) => page.getByRole('region', { name: status });

    await card.dragTo(column('In Progress'));
    await column('In Progress').getByRole('article', { name: OHIO_STATE }).waitFor();
    await card.getByRole('button', { name: /^Move/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Submitted' }).press('Enter');
    await page.getByRole('button', { name: 'Mark as submitted' }).click();
    await column('Submitted')
      .getByRole('article', { name: OHIO_STATE })
      .getByText(/^Sent /)
      .waitFor();

    await page.goBack();
    await heading('My College List').waitFor();
  });

  it('finds it after a server restart', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await server.start();
    await page.reload();

    await page.getByText(OHIO_STATE).first().waitFor();
    expect(complaints.filter((words) => !/ERR_|Failed to load resource/.test(words))).toEqual([]);
  });
});

async function expectText(found: ReturnType<Page['getByText']>, text: string): Promise<void> {
  await found.waitFor();
  expect(await found.innerText()).toContain(text);
}

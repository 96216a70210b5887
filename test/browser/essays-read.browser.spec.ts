import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EssayReviewer } from '#modules/essays/application/review/essay-reviewer.js';
import { aComment, aReview } from '#modules/essays/testing/a-review.js';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { violationsInEachView } from '../support/browser/each-page.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { until } from '../support/until.js';

const DRAFT = [
  'Ever since I was a little kid, soccer has been my passion. So when I tore my ACL, my whole world came crashing down.',
  'It was an emotional roller coaster with many ups and downs. My coach Rosa drove me to the clinic every Tuesday.',
  'This experience taught me that hard work pays off and that anything is possible if you believe in yourself.',
].join('\n\n');
const BETTER = DRAFT.replace(/This experience[\s\S]*$/, 'I still count the stairs. There are fourteen.');

const PHONE = { width: 390, height: 844 };

/** What is marked in the draft, of all three tones. */
const REVIEW = aReview({
  lineComments: [
    aComment(DRAFT, 'Ever since I was a little kid', { kind: 'opening-since-young' }),
    aComment(DRAFT, 'my whole world came crashing down', {
      alsoAt: [aComment(DRAFT, 'emotional roller coaster'), aComment(DRAFT, 'ups and downs')],
    }),
    aComment(DRAFT, 'anything is possible', { tone: 'fix' }),
    aComment(DRAFT, 'My coach Rosa drove me', { tone: 'wonder' }),
  ],
});

let flyleaf: RunningApp;
let browser: Browser;
let student: Person;
let signedIn: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  vi.spyOn(flyleaf.app.get(EssayReviewer, { strict: false }), 'review').mockResolvedValue(REVIEW);
  student = await register(flyleaf);
  signedIn = await signedInBrowser(flyleaf, student);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const essayWith = (content: string) => ({
  title: 'My injury',
  essayType: 'Personal Statement',
  prompt: 'A time something went wrong',
  content,
});

/** An essay that was reviewed, improved since, and not reviewed again. */
async function improvedEssay(): Promise<string> {
  const { body } = await call<{ id: string }>(flyleaf, student, 'POST', '/api/essays', {
    ...essayWith(DRAFT),
    submit: true,
  });
  const address = `/api/essays/${body.id}`;
  await until(async () => {
    const read = await call<{ essay: { status: string } }>(flyleaf, student, 'GET', address);
    return read.body.essay.status === 'Complete';
  });
  await call(flyleaf, student, 'PUT', address, essayWith(BETTER));
  return body.id;
}

const focusedName = (page: Page) => page.evaluate('document.activeElement.getAttribute("aria-label")');

/** On a phone and on a desk. The story goes on with the phone. */
async function expectSoundPage(page: Page) {
  expect(await violationsInEachView(page)).toEqual([]);
  await page.setViewportSize(PHONE);
}

it('a student reads the comments by keyboard, compares what changed and takes a text back', async () => {
  const id = await improvedEssay();
  const page = await (
    await browser.newContext({
      storageState: signedIn,
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
  ).newPage();

  await page.goto(`${flyleaf.url}/essays/${id}?tab=analysis`);
  await page.getByText('The text changed since.').waitFor();
  await page.getByRole('heading', { name: 'Line by line' }).waitFor();
  await page.getByRole('link', { name: 'Comment 1', exact: true }).waitFor();
  await page.keyboard.press('j');
  expect(await focusedName(page)).toContain('Comment 1 on “Ever since I was a little');
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe('Comment 1');
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toContain('Comment 1 on');
  await expectSoundPage(page);

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('heading', { name: 'Version 1 and version 2' }).waitFor();
  await page.locator('ins').first().waitFor();
  expect(await page.locator('del').allTextContents()).not.toEqual([]);
  await expectSoundPage(page);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('button', { name: 'Restore version', exact: true }).click();
  await page.getByText('Version 3 has the text of version 1.').waitFor();
  await page.getByRole('link', { name: 'Back to Essay' }).click();
  await page.getByText('anything is possible if you believe').first().waitFor();
  await expectSoundPage(page);
  await page.context().close();
});

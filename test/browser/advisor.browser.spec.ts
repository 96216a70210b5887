import { type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';
import { launchBrowser } from '../support/browser/browser.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
};
const FIRST = 'Calculate admission chances';
const TALK = [
  'what about Ohio State?',
  'and Purdue',
  'which one is cheaper?',
  'how much would Ohio State cost me',
  'what is early action',
  'and with a 1450?',
  'Find safety schools',
  'Financial aid options',
  'thanks',
];
const UNSENT = 'compare Ohio State and Purdue';
/** More Tab presses than any path here needs. */
const FARTHEST = 60;

let flyleaf: RunningApp;
let browser: Browser;
let student: BrowserState;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  const person = await register(flyleaf);
  await fillProfile(flyleaf, person, P2);
  student = await signedInBrowser(flyleaf, person);
  page = await (await browser.newContext({ ...PHONE, storageState: student })).newPage();
  await page.goto(flyleaf.url);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const press = (key: string) => page.keyboard.press(key);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const input = () => page.getByRole('textbox', { name: 'Message to Wren' });
const log = () => page.getByRole('log', { name: 'Conversation' });
const answers = () => log().getByRole('button', { name: 'Report this answer' });
const untilFocused = (target: Locator) => target.and(page.locator(':focus-visible')).waitFor();

async function walkTo(target: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await press(step);
    if ((await target.and(page.locator(':focus-visible')).count()) === 1) return;
  }
  throw new Error(`${String(FARTHEST)} times ${step} never reached ${target.toString()}`);
}

/** Sends what is in the input and waits for the answer, after which the input has the focus again. */
async function sendAndRead(turn: number): Promise<void> {
  await press('Enter');
  await answers()
    .nth(turn - 1)
    .waitFor();
  await untilFocused(input());
}

describe('a talk with Wren on a phone, in the dark, with nothing but a keyboard', () => {
  it('begins with a suggestion, which fills the input', async () => {
    await log()
      .getByText(/^Hi, I’m Wren\. I’m an AI advisor\./)
      .waitFor();
    await walkTo(button('Ask Wren'));
    await press('Enter');
    await untilFocused(input());
    await walkTo(button(FIRST), 'Shift+Tab');
    await press('Enter');

    await untilFocused(input());
    expect(await input().inputValue()).toBe(FIRST);
    expect(await answers().count()).toBe(0);
    await sendAndRead(1);
  });

  it('answers ten messages', async () => {
    for (const [at, words] of TALK.entries()) {
      await page.keyboard.type(words);
      await sendAndRead(at + 2);
    }

    expect(await answers().count()).toBe(TALK.length + 1);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('keeps the message when the network is cut in the middle, and sends it later', async () => {
    const before = await log().innerText();
    await page.route('**/api/chat/send', async (route) => {
      await page.getByRole('status').filter({ hasText: 'Wren is typing' }).waitFor();
      await route.abort('connectionreset');
    });
    await page.keyboard.type(UNSENT);
    await press('Enter');

    await page.getByText('Not sent. Failed to send message. Please try again.').waitFor();
    await untilFocused(input());
    expect(await input().inputValue()).toBe(UNSENT);
    expect(await log().innerText()).toBe(before);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.unroute('**/api/chat/send');
    await sendAndRead(TALK.length + 2);
  });

  it('is all there after a reload, with what was typed and not sent', async () => {
    const said = await log().innerText();
    await page.keyboard.type('Half a question');
    await page.reload();

    await answers()
      .nth(TALK.length + 1)
      .waitFor();
    expect(await log().innerText()).toBe(said);
    expect(await input().inputValue()).toBe('Half a question');
  });

  it('goes on beside another page', async () => {
    await page.goto(`${flyleaf.url}/my-list`);
    await page.getByRole('heading', { name: 'My College List' }).waitFor();
    await press('w');

    await untilFocused(input());
    expect(await input().inputValue()).toBe('Half a question');
    await answers()
      .nth(TALK.length + 1)
      .waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

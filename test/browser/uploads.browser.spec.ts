import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';
import { launchBrowser } from '../support/browser/browser.js';
import { signedInBrowser } from '../support/browser/browser-sign-in.js';
import { pageSettled } from '../support/browser/page-settled.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { PDF, pdfOf } from '../support/data/uploads.js';

const MB = 1024 * 1024;

let flyleaf: RunningApp;
let browser: Browser;
let maya: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  maya = await register(flyleaf);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    reducedMotion: 'reduce',
    storageState: await signedInBrowser(flyleaf, maya),
  });
  // A headless shell cannot show a PDF, so the page would not offer it.
  await context.addInitScript(`Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })`);
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

const pdf = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });

/** In the browser: a wide picture, red at the left, green in the middle, blue at the right. */
const DRAW_FLAG = `(() => {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  ['red', 'lime', 'blue'].forEach((color, place) => {
    context.fillStyle = color;
    context.fillRect(place * 300, 0, 300, 300);
  });
  return canvas.toDataURL('image/png');
})()`;

/** In the browser: the size of the profile picture, and the color at its left edge. */
const READ_PICTURE = `(() => {
  const image = document.querySelector('a[aria-label="Your profile"] img');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 512;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [red, green, blue] = context.getImageData(5, 256, 1, 1).data;
  return { width: image.naturalWidth, height: image.naturalHeight, isGreen: green > 200 && red + blue < 80 };
})()`;

const flag = async () => {
  const [, content = ''] = (await page.evaluate<string>(DRAW_FLAG)).split(',');
  return { name: 'flag.png', mimeType: 'image/png', buffer: Buffer.from(content, 'base64') };
};

describe('a student on a phone', () => {
  it('adds a file to the portfolio, after one that was canceled on its way', async () => {
    await page.goto(`${flyleaf.url}/profile?section=readiness&step=portfolio`);
    await page.getByRole('button', { name: 'Add portfolio item' }).click();
    await page.getByLabel(/^Title/).fill('Zine');
    await page.getByRole('radio', { name: 'Writing' }).click();
    const file = page.getByLabel(/choose a file/i);
    await page.route('**/*.upload?*', () => undefined);
    await file.setInputFiles(pdf('wrong.pdf', Buffer.concat([...pdfOf(MB)])));
    await page.getByRole('progressbar', { name: 'Uploading wrong.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Cancel the upload of wrong.pdf' }).click();
    await page.unroute('**/*.upload?*');

    await file.setInputFiles(pdf('zine.pdf'));
    await page.getByText('File Uploaded', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^zine\.pdf/ }).waitFor();
    await page.getByRole('button', { name: /^Show preview/ }).waitFor();
    await pageSettled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add portfolio item' }).click();
    await page.getByText('Portfolio Item Added', { exact: true }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^zine\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('zine.pdf');
    const { body } = await call<{ portfolioFile: string }[]>(flyleaf, maya, 'GET', '/api/portfolio-items');
    expect(body.map(({ portfolioFile }) => portfolioFile)).toEqual([
      expect.stringContaining(`/objects/${maya.userId}/`),
    ]);
  });

  it('gets the middle of a picture as the profile picture', async () => {
    await page.goto(`${flyleaf.url}/settings`);
    await page.getByLabel('Choose a picture').setInputFiles(await flag());
    await page.getByRole('button', { name: 'Save picture' }).click();

    await page.getByRole('link', { name: 'Your profile' }).locator('img').waitFor();
    await pageSettled(page);
    expect(await page.evaluate(READ_PICTURE)).toEqual({ width: 512, height: 512, isGreen: true });
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

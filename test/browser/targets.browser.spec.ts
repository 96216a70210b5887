import { type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { launchBrowser } from '../support/browser/browser.js';
import { call, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { pageSettled } from '../support/browser/page-settled.js';

const PAGES = ['/', '/colleges', '/my-list', '/profile?section=personal&step=fit', '/pricing'];
const OHIO_STATE = 204796;

const DESK = { width: 1280, height: 900 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
/** A window of 1280 by 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 };

let flyleaf: RunningApp;
let browser: Browser;
let signedInState: BrowserState;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  const student = await register(flyleaf);
  await fillProfile(flyleaf, student, P2);
  const pasted = `https://visit.example.edu/${'day'.repeat(100)}`;
  await call(flyleaf, student, 'POST', '/api/saved-colleges', { collegeId: OHIO_STATE, notes: pasted });
  signedInState = await signedInBrowser(flyleaf, student);
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

/** What `look` finds on each page for a student, without pages where it finds nothing. */
async function onEachPage<T>(
  options: BrowserContextOptions,
  look: (page: Page) => Promise<T[]>,
): Promise<Record<string, T[]>> {
  const visitor = await browser.newContext({ ...options, storageState: signedInState });
  const page = await visitor.newPage();
  const found: Record<string, T[]> = {};
  for (const address of PAGES) {
    await page.goto(`${flyleaf.url}${address}`);
    await page.locator('h1').first().waitFor();
    await page.locator('[data-slot=skeleton]').first().waitFor({ state: 'detached' });
    const seen = await look(page);
    if (seen.length > 0) found[address] = seen;
  }
  await visitor.close();
  return found;
}

/**
 * Buttons and fields smaller than `least`. A box to tick counts with its label, which can be pressed too; a link inside a
 * sentence is exempt, and so is, up to 24 px, one with nothing else to press that near to its middle (WCAG 2.5.8).
 */
const tooSmall = (page: Page, least: number, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const least = ${least};
    const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
    );
    const boxOf = (each) =>
      (/checkbox|radio/.test(each.type ?? '') ? each.closest('div') : each).getBoundingClientRect();
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    const alone = (each) =>
      !shown.some((other) => other !== each && apart(middle(boxOf(other)), middle(boxOf(each))) < least);
    return shown
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .filter((each) => {
        const { width, height } = boxOf(each);
        // Half a pixel of tolerance for rounding.
        return Math.min(width, height) < least - 0.5 && (least > 24 || !alone(each));
      })
      .map((each) => {
        const { width, height } = boxOf(each);
        const name = each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40);
        return each.tagName.toLowerCase() + ' "' + name + '" ' + Math.round(width) + 'x' + Math.round(height);
      });
  })()`);

/** Horizontal overflow, or bars that cover more than half of a small window. */
const crowding = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const bars = [...document.querySelectorAll('header, nav, [class*="sticky"]')]
      .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.checkVisibility())
      .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    return [...(wide > 0 ? [wide + ' px too wide'] : []), ...(bars > innerHeight / 2 ? [bars + ' px of bars'] : [])];
  })()`);

/** The logo, if it is not aligned with the main links. */
const offTheLine = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const middle = (selector) => {
      const { y, height } = document.querySelector(selector).getBoundingClientRect();
      return y + height / 2;
    };
    const off = middle('header [data-slot=logo]') - middle('header nav a[href]');
    return Math.abs(off) > 1 ? [off + ' px'] : [];
  })()`);

/** Animations of anything but opacity. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const harmless = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
    const changes = (frames) =>
      [...new Set(frames.flatMap(Object.keys))]
        .filter((property) => !harmless.includes(property))
        .some((property) => new Set(frames.map((frame) => frame[property])).size > 1);
    return document
      .getAnimations()
      .filter(({ effect }) => Number(effect.getComputedTiming().duration) > 10 && changes(effect.getKeyframes()))
      .map(({ animationName }) => animationName ?? 'transition');
  })()`);

/** Bars without a visible fill and buttons without an edge in forced colors. */
const lostWithoutFills = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const bands = '[data-slot=chance-band], [data-slot=progress-fill], [data-slot=score-band]';
    const bare = [...document.querySelectorAll(bands)].filter(
      (each) =>
        each.clientWidth > 0 &&
        getComputedStyle(each).backgroundColor === getComputedStyle(each.parentElement).backgroundColor,
    );
    const flat = [...document.querySelectorAll('[data-slot=button]')].filter(
      (each) => each.checkVisibility() && parseFloat(getComputedStyle(each).borderTopWidth) === 0,
    );
    return [...bare, ...flat].map((each) => each.dataset.slot + ' ' + each.textContent);
  })()`);

describe('press targets', () => {
  it('are at least 44 pixels high on touch, for main buttons and fields', async () => {
    const main = '[data-slot=button][class*="min-h-10"], input:not([type=hidden]), textarea, nav a[href]';
    expect(await onEachPage(PHONE, (page) => tooSmall(page, 44, main))).toEqual({});
  }, 180_000);
});

describe('a page', () => {
  it('animates nothing with reduced motion; its targets, logo and edges are fine on a desk, and so is its room at 400 percent', async () => {
    const found = await onEachPage({ viewport: DESK, reducedMotion: 'reduce' }, async (page) => {
      const seen = [
        ...(await moving(page)),
        ...(await tooSmall(page, 24, 'button, a[href], input, textarea')),
        ...(await offTheLine(page)),
      ];
      await page.emulateMedia({ forcedColors: 'active' });
      const lost = await lostWithoutFills(page);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(ZOOMED);
      await pageSettled(page);
      const crowded = await crowding(page);
      await page.setViewportSize(DESK);
      return [...seen, ...lost, ...crowded];
    });

    expect(found).toEqual({});
  }, 180_000);
});

import { type Browser, type Page } from 'playwright';
import { accessibilityViolations } from './accessibility-violations.js';
import { type BrowserState } from './browser-sign-in.js';
import { pageSettled } from './page-settled.js';
import { type RunningApp } from '../servers/running-app.js';

/** Widening, so that nothing has scrolled a page before its top is looked at. */
const PHONE = { width: 320, height: 568 };
/** Every page in both themes, and at both widths. */
const VIEWS = [
  [390, 'dark'],
  [1280, 'light'],
] as const;
/** A page that loads or settles leaves time for another. */
const WINDOWS = 2;

export interface Visit {
  browser: Browser;
  flyleaf: RunningApp;
  /** Undefined for someone signed out. */
  storageState: BrowserState | undefined;
}

/** What `look` finds on each page on a small phone, without pages where it finds nothing. */
export async function onEachPage(
  { browser, flyleaf, storageState }: Visit,
  addresses: readonly string[],
  look: (page: Page) => Promise<unknown[]>,
): Promise<Record<string, unknown[]>> {
  const looks = { reducedMotion: 'reduce' } as const;
  const found: Record<string, unknown[]> = {};
  const left = addresses.values();
  const lookAtTheRest = async () => {
    // Each in a window of its own: a tab behind another draws one frame in a second.
    const context = await browser.newContext(storageState ? { ...looks, storageState } : looks);
    const page = await context.newPage();
    for (const address of left) {
      await page.setViewportSize(PHONE);
      await open(page, `${flyleaf.url}${address}`);
      const seen = await look(page);
      if (seen.length > 0) found[address] = seen;
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, lookAtTheRest));
  return found;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // By element: a dialog that opens with the page hides the heading from roles.
  await page.locator('h1').first().waitFor();
  // Not until the network is idle: the bell keeps a stream open.
  await page.locator('[data-slot=skeleton], [data-slot=spinner]').first().waitFor({ state: 'detached' });
  await pageSettled(page);
}

export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await pageSettled(page);
}

export async function scrollsSideways(page: Page): Promise<string[]> {
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return Number(wide) > 0 ? [`${String(wide)} pixels too wide at ${String(page.viewportSize()?.width)}`] : [];
}

/** What axe finds in each view, and whether one scrolls sideways. The page keeps the last view. */
export async function violationsInEachView(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [width, colorScheme] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // A step may have scrolled to its form. What the top bar then half covers counts as too small to press.
    await page.evaluate('window.scrollTo(0, 0)');
    const wrong = [...(await accessibilityViolations(page)), ...(await scrollsSideways(page))];
    if (wrong.length > 0) found.push({ width, colorScheme, wrong });
  }
  return found;
}

import { type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { builtFile } from '../support/built-file.js';
import { launchBrowser } from '../support/browser/browser.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { type BrowserState, signedInBrowser } from '../support/browser/browser-sign-in.js';
import { pageSettled } from '../support/browser/page-settled.js';
import { fillProfile } from '../support/data/fill-profile.js';
import { accessibilityViolations } from '../support/browser/accessibility-violations.js';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENTLY = { timeout: 30_000 };

/** What leads an order by price: these also teach physics, English, business and more. */
const FOUR_YEAR_WITH_MANY_FIELDS = '&degrees_awarded=3&major=40&sizeMin=3000&onlineOnly=false';

type Counts = Record<string, { value: string; count: number }[]>;

let flyleaf: RunningApp;
let browser: Browser;
let person: Person;
let student: BrowserState;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  flyleaf = await startApp();
  person = await register(flyleaf);
  await fillProfile(flyleaf, person, P2);
  student = await signedInBrowser(flyleaf, person);
  page = await opened(student, WIDE);
  await page.goto(`${flyleaf.url}/colleges`);
  await found().waitFor();
});
afterAll(async () => {
  await browser.close();
  await flyleaf.close();
});

/** A separate browser context, signed in. */
async function opened(storageState: BrowserState, viewport: typeof WIDE): Promise<Page> {
  const context = await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

const found = (on = page) => on.getByText(/^Showing [\d,]+ of [\d,]+ colleges$/);
const totalOf = async (on = page) =>
  Number(/of ([\d,]+)/.exec(await found(on).innerText())?.[1]?.replaceAll(',', ''));
/** Waits for exactly this total. */
const untilFound = (total: number, on = page) =>
  on.getByText(new RegExp(`^Showing [\\d,]+ of ${total.toLocaleString('en-US')} colleges$`)).waitFor();
const firstCollege = (on = page) => on.getByRole('article').first();
const searchFor = (words: string) =>
  page.getByRole('searchbox', { name: 'Search colleges by name' }).fill(words);
const query = (on = page) => new URL(on.url()).searchParams;
const chip = (words: string, on = page) => on.getByRole('button', { name: `Remove filter: ${words}` });
const untilQuery = (test: (query: URLSearchParams) => boolean, on = page) =>
  on.waitForURL((url) => test(url.searchParams));

/** The counts in the server's next reply whose query matches. */
async function countsOf(fits: (query: URLSearchParams) => boolean): Promise<Counts> {
  const reply = await page.waitForResponse((each) => {
    const query = new URL(each.url()).searchParams;
    return query.get('facets') === 'true' && fits(query);
  });
  return ((await reply.json()) as { facets: Counts }).facets;
}

describe('a student looking for colleges', () => {
  it('finds one despite a typo, with the correction shown', async () => {
    await searchFor('standford');

    await firstCollege().filter({ hasText: 'Stanford University' }).waitFor();
    await page.getByRole('button', { name: 'stanford', exact: true }).click();
    await untilQuery((query) => query.get('search') === 'stanford');
    await page.getByText('Did you mean').waitFor({ state: 'detached' });
  });

  it('writes what they want in words, and takes it back', async () => {
    await searchFor('cheap nursing schools in Ohio');

    await chip('Ohio').waitFor();
    await chip('Nursing').waitFor();
    await page.getByText('Used: cheap, nursing, ohio.').waitFor();
    expect(await totalOf()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Undo: search names only' }).click();
    await page.getByRole('heading', { name: 'No colleges found' }).waitFor();
    expect(query().get('search')).toBe('cheap nursing schools in Ohio');
    await chip('Ohio').waitFor({ state: 'detached' });
  });

  it('narrows the list with counted filters', async () => {
    await searchFor('');
    await untilQuery((query) => !query.has('search'));
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByPlaceholder('Search states').fill('ohio');
    // The choices show their old counts until the new ones load, separately from the colleges.
    const { body } = await call<{ facets: Counts }>(flyleaf, person, 'GET', '/api/colleges?facets=true');
    const inOhio = body.facets['state']?.find(({ value }) => value === 'OH')?.count ?? 0;
    const option = page.getByRole('option', { name: `Ohio (${String(inOhio)})` });
    const counted = countsOf((query) => query.get('state') === 'OH');
    await option.click();
    await chip('Ohio').waitFor();
    await untilFound(inOhio);

    const urban = (await counted)['locale']?.find(({ value }) => value === 'urban')?.count ?? 0;
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^Urban\\s*${String(urban)}\\b`) })
      .waitFor();
    await page.getByRole('checkbox', { name: /^Urban/ }).check();
    await chip('Urban').waitFor();
    await untilFound(urban);
    expect([query().getAll('state'), query().getAll('locale')]).toEqual([['OH'], ['urban']]);
  });

  it('goes back one filter at a time', async () => {
    const both = await totalOf();
    await page.goBack();
    await chip('Urban').waitFor({ state: 'detached' });
    expect(query().getAll('state')).toEqual(['OH']);

    await page.goForward();
    await chip('Urban').waitFor();
    await untilFound(both);
  });

  it('sorts them', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: /^Lowest price/ }).click();
    await untilQuery((query) => query.get('sort') === 'netPrice');

    type Found = { colleges: { shortName: string }[] };
    const inOrder = async (more = '') => {
      const inCities = '/api/colleges?state=OH&locale=urban&sort=netPrice';
      const { body } = await call<Found>(flyleaf, person, 'GET', inCities + more);
      return body.colleges.map(({ shortName }) => shortName);
    };
    const names = () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
    const expected = await inOrder();
    // The previous rows stay until this search answers, and rows below the window are not drawn.
    await expect
      .poll(names, PATIENTLY)
      .toSatisfy((found: string[]) => found.length > 1 && found.every((name, at) => name === expected[at]));

    // Four-year colleges of many fields lead, so the price rises among them.
    const ordinary = await inOrder(FOUR_YEAR_WITH_MANY_FIELDS);
    expect(ordinary.length).toBeGreaterThan(1);
    const prices: number[] = [];
    for (const name of ordinary) {
      const card = page.getByRole('article', { name, exact: true });
      const price = await card.getByText(/^about \$[\d,]+ after aid/).innerText();
      prices.push(Number(/\$([\d,]+)/.exec(price)?.[1]?.replaceAll(',', '')));
    }
    expect(await names()).toEqual(expect.arrayContaining(ordinary));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('saves the search and opens it again', async () => {
    const total = await totalOf();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const sheet = page.getByRole('dialog', { name: 'Saved searches' });
    await sheet.getByRole('textbox', { name: 'Save this search as' }).fill('Cities in Ohio');
    await sheet.getByRole('button', { name: 'Save search' }).click();
    await sheet.getByRole('link', { name: 'Cities in Ohio' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await untilQuery((query) => !query.has('state'));

    await page.getByRole('button', { name: 'Saved searches' }).click();
    await sheet.getByRole('link', { name: 'Cities in Ohio' }).click();
    await chip('Urban').waitFor();
    await untilFound(total);
    expect(query().get('sort')).toBe('netPrice');
  });

  it('shares a link that shows the same colleges', async () => {
    const total = await totalOf();
    const friend = await opened(await signedInBrowser(flyleaf, await register(flyleaf)), WIDE);
    await friend.goto(`${page.url()}&state=ZZ`);

    await untilFound(total, friend);
    await chip('Ohio', friend).waitFor();
    await friend.getByText('Part of this link isn’t a filter we recognize, so we left it out.').waitFor();
    await friend.context().close();
  });

  it('reads about a college and returns to the same place', async () => {
    await firstCollege().getByRole('button', { name: 'Learn More' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    expect(query().get('college')).not.toBeNull();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await chip('Ohio').waitFor();
  });
});

describe('a student far down the colleges', () => {
  it('opens My List, goes back and stands exactly there', async () => {
    const far = await opened(student, WIDE);
    await far.goto(`${flyleaf.url}/colleges`);
    await found(far).waitFor();
    await far.mouse.move(WIDE.width / 2, WIDE.height / 2);
    for (let turns = 0; turns < 6; turns++) {
      await far.mouse.wheel(0, 300);
      await pageSettled(far);
    }
    const place = await far.evaluate('scrollY');
    expect(place).toBeGreaterThan(1000);

    await far.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My List' }).click();
    await far.getByRole('heading', { level: 1, name: 'My College List' }).waitFor();
    await far.goBack();
    await found(far).waitFor();
    await pageSettled(far);

    expect(await far.evaluate('scrollY')).toBe(place);
    await far.context().close();
  });
});

describe('a page opened by its address', () => {
  it('begins at the top, wherever the page before it was left', async () => {
    const far = await opened(student, WIDE);
    await far.goto(`${flyleaf.url}/colleges`);
    await found(far).waitFor();
    await far.mouse.move(WIDE.width / 2, WIDE.height / 2);
    await far.mouse.wheel(0, 600);
    await pageSettled(far);
    expect(await far.evaluate('scrollY')).toBeGreaterThan(100);

    await far.goto(`${flyleaf.url}/how-chances-work`);
    await far.getByRole('heading', { level: 1 }).waitFor();
    await pageSettled(far);

    expect(await far.evaluate('scrollY')).toBe(0);
    await far.context().close();
  });
});

describe('a combobox whose list is still loading', () => {
  it('keeps what is typed meanwhile', async () => {
    const early = await opened(student, WIDE);
    const code = Promise.withResolvers<undefined>();
    await early.route(builtFile('src/components/ui/select/combobox-panel.tsx'), async (route) => {
      await code.promise;
      await route.continue();
    });
    await early.goto(`${flyleaf.url}/colleges`);
    await found(early).waitFor();

    await early.getByRole('combobox', { name: 'State' }).click();
    await early.keyboard.type('oh');
    code.resolve(undefined);
    await early.getByRole('option', { name: /^Ohio \(/ }).waitFor();
    await early.keyboard.type('io');

    expect(await early.getByPlaceholder('Search states').inputValue()).toBe('ohio');
    await early.context().close();
  });
});

describe('on a phone', () => {
  it('nothing scrolls sideways at 320 pixels, not even in sheets', async () => {
    const phone = await opened(student, { width: 320, height: 700 });
    const sideways = () =>
      phone.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    await phone.goto(`${flyleaf.url}/colleges?state=OH&testPolicy=optional&designation=aanapisi,hbcu`);
    await phone.getByRole('button', { name: 'Clear All Filters' }).first().waitFor();
    expect(await sideways()).toBe(0);
    await phone.getByRole('button', { name: /^Filters/ }).click();
    await phone
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Urban/ })
      .waitFor();
    expect(await sideways()).toBe(0);
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: 'Saved searches' }).click();
    await phone.getByRole('dialog').getByRole('link', { name: 'Cities in Ohio' }).waitFor();
    expect(await sideways()).toBe(0);
    await phone.context().close();
  });
});

describe('axe finds nothing in either theme', () => {
  it('beside the colleges and in the sheets', async () => {
    const found: Record<string, string[]> = {};
    const look = async (at: string, on: Page) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await on.emulateMedia({ colorScheme });
        const violations = await accessibilityViolations(on);
        if (violations.length > 0) found[`${at}, in ${colorScheme}`] = violations;
      }
    };
    const wide = await opened(student, WIDE);
    await wide.goto(
      `${flyleaf.url}/colleges?search=tech&locale=urban&testPolicy=optional&size=large&completionMin=0.4&major=11.07`,
    );
    await wide.getByRole('button', { name: /^Graduation rate/ }).waitFor();
    await look('panel', wide);
    await wide.goto(`${flyleaf.url}/colleges?state=OH&onlineOnly=true`);
    await wide.getByRole('heading', { name: 'No colleges found' }).waitFor();
    await look('nothing found', wide);
    await wide.goto(`${flyleaf.url}/colleges?search=online+nursing+schools`);
    await wide.getByRole('button', { name: 'Undo: search names only' }).waitFor();
    await look('text read as filters', wide);
    await wide.getByRole('button', { name: 'Saved searches' }).click();
    await wide.getByRole('dialog').getByRole('link', { name: 'Cities in Ohio' }).waitFor();
    await look('saved searches', wide);
    await wide.context().close();

    const phone = await opened(student, PHONE);
    await phone.goto(`${flyleaf.url}/colleges?locale=urban`);
    await phone.getByRole('button', { name: /^Filters/ }).click();
    await phone
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Urban/ })
      .waitFor();
    await look('sheet', phone);
    await phone.context().close();

    expect(found).toEqual({});
  }, 120_000);
});

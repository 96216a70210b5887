import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CollegeSearchResponse } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollege, aRecommendation, aSearchReply, someFacets } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import Colleges from './colleges';

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByLabelText('address').textContent;

const COUNTS = someFacets({
  state: [{ value: 'OH', count: 14 }],
  locale: [
    { value: 'urban', count: 250 },
    { value: 'rural', count: 1 },
  ],
  region: [{ value: 'great-lakes', count: 80 }],
  openAdmission: [{ value: 'true', count: 91 }],
  category: [{ value: 'safety', count: 30 }],
});

const queries: URLSearchParams[] = [];
const lastAsked = () =>
  [...new Set(queries.at(-1)?.keys())].map((key) => [key, queries.at(-1)?.getAll(key).join()]);

type Reply = Partial<CollegeSearchResponse>;
const showColleges = (
  at: string,
  reply: (query: URLSearchParams) => Reply = () => ({ total: 412 }),
  recommended = [aRecommendation()],
) => {
  queries.length = 0;
  studentCalls();
  savedListCalls();
  api.use(
    http.get('*/api/recommendations', () => HttpResponse.json(recommended)),
    http.get('*/api/available-majors', () =>
      HttpResponse.json([
        { name: 'Computer Science', cip4: '11.07', cipTitle: 'Computer Science', cipFamily: '11' },
        { name: 'Undecided', cip4: null, cipTitle: null, cipFamily: null },
      ]),
    ),
    http.get('*/api/colleges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const fields = reply(query);
      if (query.get('facets') === 'true')
        return HttpResponse.json(aSearchReply([], { ...fields, facets: COUNTS }));
      if (query.get('pageSize') !== '1') queries.push(query);
      return HttpResponse.json(aSearchReply(fields.total === 0 ? [] : [aCollege()], fields));
    }),
  );
  renderScreen(
    <>
      <Colleges />
      <Address />
    </>,
    at,
  );
};
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** On a busy machine a press can be lost while the row is drawn again: then press again. */
const remove = (words: string) =>
  waitFor(async () => {
    const chip = screen.queryByRole('button', { name: `Remove filter: ${words}` });
    if (chip !== null) await userEvent.click(chip);
    expect(chip).toBeNull();
  });

// Loaded on demand in the app; imported here so the tests don't wait.
beforeAll(async () => {
  await import('@/features/college-catalogue/filters/filter-panel');
  await import('@/features/college-catalogue/filters/filter-sheet');
});

describe('the filters', () => {
  useApi();

  it('apply at once, several values together', async () => {
    showColleges('/colleges');

    await userEvent.click(await screen.findByRole('checkbox', { name: /^Urban/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Suburban/ }));

    await waitFor(() => expect(address()).toBe('?locale=urban&locale=suburban'));
    await waitFor(() => expect(queries.at(-1)?.getAll('locale')).toEqual(['urban', 'suburban']));
    await waitFor(() => expect(chips()).toEqual(['Urban', 'Suburban', 'Clear All Filters']));
  });

  it('show how many colleges each choice has', async () => {
    showColleges('/colleges');

    expect(await screen.findByRole('checkbox', { name: /^Urban 250 ?colleges$/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Rural or small town 1 ?college$/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Suburban 0 ?colleges$/ })).toBeTruthy();
  });

  it('choose a region by its states', async () => {
    showColleges('/colleges');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Northwest.*AK, OR, WA$/ }));

    await waitFor(() => expect(address()).toBe('?state=AK&state=OR&state=WA'));
    await waitFor(() => expect(chips()).toEqual(['Northwest', 'Clear All Filters']));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Northwest/ }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('start with the student’s categories and their counts', async () => {
    showColleges('/colleges?state=OH');

    await userEvent.click(await screen.findByRole('checkbox', { name: /^Safety Schools 30 ?colleges$/ }));

    await waitFor(() => expect(address()).toBe('?state=OH&category=safety'));
    await waitFor(() => expect(queries.at(-1)?.getAll('category')).toEqual(['safety']));
    await waitFor(() => expect(chips()).toEqual(['Safety Schools', 'Ohio', 'Clear All Filters']));
    await remove('Safety Schools');
    await waitFor(() => expect(address()).toBe('?state=OH'));
  });

  it('explain why categories need an estimate', async () => {
    showColleges('/colleges?category=safety', () => ({ total: 412, unusedFilters: ['category'] }));
    api.use(
      http.get('*/api/colleges', ({ request }) =>
        HttpResponse.json(
          aSearchReply([aCollege()], {
            total: 412,
            unusedFilters: ['category'],
            ...(request.url.includes('facets') ? { facets: someFacets() } : {}),
          }),
        ),
      ),
    );

    await waitFor(() =>
      expect(screen.getAllByText(/which colleges are Reach, Target and Safety for you/)).toHaveLength(2),
    );
    expect(screen.getByText('Showing colleges at every chance level.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Safety Schools' }).disabled).toBe(true);
    await waitFor(() => expect(chips()).toEqual(['Safety Schools', 'Clear All Filters']));
    for (const link of screen.getAllByRole('link', { name: 'Add a GPA' }))
      expect(link.getAttribute('href')).toBe('/profile?section=academic&step=performance');
  });

  it('accept any number of students, besides size classes', async () => {
    showColleges('/colleges?sizeMin=2000&sizeMax=7500');

    const students = within(await screen.findByRole('group', { name: 'Number of students' }));
    expect(students.getByRole('combobox', { name: 'At least' }).textContent).toContain('2,000');
    expect(students.getByRole('combobox', { name: 'At most' }).textContent).toContain('7,500');
    await waitFor(() => expect(chips()).toEqual(['2,000–7,500 students', 'Clear All Filters']));
  });

  it('are counted on their group, which opens when one is active', async () => {
    showColleges('/colleges?testPolicy=optional&admitRateMax=0.5');

    expect(await screen.findByRole('button', { name: /^Getting in 2/ })).toBeTruthy();
    expect(await screen.findByText(/open admission have no admit rate, so they aren’t shown/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Optional/ }).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'At most' }).textContent).toContain('50%');
  });

  it('can be removed one by one, or all with the search', async () => {
    showColleges('/colleges?search=tech&state=OH,MI&netPriceMax=20000&sort=name');
    await screen.findByText('Showing 1 of 412 colleges');

    await remove('Michigan');
    expect(new URLSearchParams(address()).getAll('state')).toEqual(['OH']);
    expect(document.activeElement?.textContent).toBe('Up to $20,000 a year');

    await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe('?sort=name'));
    expect(document.activeElement?.textContent).toContain('Showing');
  });

  it('show which income the price is for', async () => {
    showColleges('/colleges', (query) => ({
      total: 412,
      prices: { incomeBand: query.get('incomeBand') === 'under 30k' ? 'under 30k' : '60-100k' },
    }));

    expect(await screen.findByText('Your profile says $60,000–100,000.')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'Family income' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Under $30,000' }));
    await waitFor(() => expect(address()).toBe('?incomeBand=under+30k'));
    await waitFor(() => expect(screen.queryByText(/Your profile says/)).toBeNull());
  });

  it('find a major by name and search its field of study', async () => {
    showColleges('/colleges');

    await userEvent.click(await screen.findByRole('combobox', { name: 'Major' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Computer Science' }));

    await waitFor(() => expect(address()).toBe('?major=11.07'));
    expect(await screen.findByRole('button', { name: 'Remove filter: Computer Science' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Undecided' })).toBeNull();
  });

  it('accept only a ZIP code or a state as place', async () => {
    showColleges('/colleges?withinMiles=100', (query) => ({
      total: 3,
      ...(query.get('near') === 'OH' ? { near: { place: 'OH', basis: 'state' as const } } : {}),
    }));

    const from = await screen.findByRole('textbox', { name: 'From' });
    await userEvent.type(from, 'here{Enter}');
    expect(screen.getByText('Enter a five-digit ZIP code or a state, such as OH.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('?withinMiles=100'));

    await userEvent.clear(from);
    await userEvent.type(from, 'oh{Enter}');
    await waitFor(() => expect(address()).toBe('?withinMiles=100&near=OH'));
    expect(await screen.findByText('Measured from the center of the colleges in Ohio.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove filter: Within 100 miles of Ohio' })).toBeTruthy();
  });

  it('show an unknown place at its field', async () => {
    showColleges('/colleges?withinMiles=100&near=00000');
    const message = 'We don’t recognize this ZIP code. Please use a state instead.';
    api.use(
      http.get('*/api/colleges', () =>
        HttpResponse.json({ message, errors: [{ path: 'near', message }] }, { status: 400 }),
      ),
    );

    const from = await screen.findByRole('textbox', { name: 'From' });
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('offer to clear an invalid search instead of a retry', async () => {
    showColleges('/colleges?withinMiles=100');
    const message = 'Please enter a ZIP code or a state to measure from.';
    api.use(
      http.get('*/api/colleges', ({ request }) =>
        new URL(request.url).searchParams.has('withinMiles')
          ? HttpResponse.json({ message, errors: [{ path: 'near', message }] }, { status: 400 })
          : HttpResponse.json(aSearchReply([aCollege()], { total: 412 })),
      ),
    );

    const refused = within(await screen.findByRole('alert'));
    expect(refused.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(refused.getByRole('button', { name: 'Clear All Filters' }));

    expect(await screen.findByText('Showing 1 of 412 colleges')).toBeTruthy();
  });

  it('ignore unknown values in a link and say so', async () => {
    showColleges('/colleges?state=ZZ&locale=urban&sort=luck');

    expect(
      await screen.findByText('Part of this link isn’t a filter we recognize, so we left it out.'),
    ).toBeTruthy();
    await waitFor(() =>
      expect(lastAsked()).toEqual([
        ['locale', 'urban'],
        ['pageSize', '50'],
        ['page', '1'],
      ]),
    );
  });
});

describe('without estimates', () => {
  useApi();

  it('shows starting points, the home state first', async () => {
    showColleges('/colleges');
    api.use(http.get('*/api/recommendations', () => HttpResponse.json([])));

    const home = await screen.findByRole('button', { name: 'Colleges in Ohio' });
    await userEvent.click(screen.getByRole('button', { name: 'Community colleges' }));
    await waitFor(() => expect(address()).toBe('?ownership=1&degrees_awarded=1&degrees_awarded=2'));
    expect(document.activeElement?.textContent).toContain('Showing');
    expect(home.isConnected).toBe(false);
  });

  it('hides starting points once there is a search', async () => {
    showColleges('/colleges?search=tech');
    api.use(http.get('*/api/recommendations', () => HttpResponse.json([])));

    await screen.findByText('Showing 1 of 412 colleges');
    expect(screen.queryByRole('heading', { name: 'Where to start' })).toBeNull();
  });
});

describe('with a keyboard', () => {
  useApi();

  it('skips the filters', async () => {
    showColleges('/colleges?state=OH');
    await screen.findByText('Showing 1 of 412 colleges');

    screen.getByRole('button', { name: 'Skip to results' }).focus();
    await userEvent.keyboard('{Enter}');

    expect(document.activeElement?.textContent).toContain('Showing 1 of 412 colleges');
  });
});

describe('the sort order', () => {
  useApi();

  it('can be chosen, and shows the default', async () => {
    showColleges('/colleges', () => ({ total: 412, sort: 'match' }));
    const menu = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(menu.textContent).toContain('Best match');

    await userEvent.click(menu);
    const orders = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(orders).not.toContain('Most relevant');
    await userEvent.click(screen.getByRole('option', { name: 'Lowest price, good fits first' }));

    await waitFor(() => expect(address()).toBe('?sort=netPrice'));
    await waitFor(() => expect(queries.at(-1)?.get('sort')).toBe('netPrice'));
  });

  it('hides match and chance without estimates', async () => {
    showColleges('/colleges?search=ohio', () => ({ total: 412, sort: 'relevance' }), []);

    await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Most relevant',
      'Near home, most applied to',
      'Lowest price, four-year first',
      'Highest acceptance rate',
      'Lowest acceptance rate',
      'Highest graduation rate',
      'Highest earnings',
      'Largest, four-year first',
      'Name, A to Z',
    ]);
  });
});

describe('a search that finds nothing', () => {
  useApi();

  it('suggests which filter to remove and how many colleges that brings', async () => {
    showColleges('/colleges?search=art&state=OH&netPriceMax=5000', (query) =>
      query.has('state')
        ? {
            total: 0,
            advice: { relax: [{ filter: 'state', total: 42 }], withoutFilters: 60 },
          }
        : { total: 42 },
    );

    expect(await screen.findByRole('button', { name: 'Only “art” 60 colleges' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Any state 42 colleges' }));

    await waitFor(() => expect(address()).toBe('?search=art&netPriceMax=5000'));
    expect(await screen.findByText('Showing 1 of 42 colleges')).toBeTruthy();
  });

  it('offers a spelling correction', async () => {
    showColleges('/colleges?search=havard', (query) =>
      query.get('search') === 'havard' ? { total: 1, correctedSearch: 'harvard' } : { total: 1 },
    );

    await userEvent.click(await screen.findByRole('button', { name: 'harvard' }));

    await waitFor(() => expect(address()).toBe('?search=harvard'));
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
  });
});

describe('the filters on a phone', () => {
  useApi();
  const anyWidth = window.matchMedia;
  afterEach(() => {
    window.matchMedia = anyWidth;
  });

  it('open in a sheet with a live count and apply together', async () => {
    window.matchMedia = (query) => Object.assign(anyWidth(query), { matches: false });
    const scrolled = vi.spyOn(window, 'scrollTo');
    showColleges('/colleges', (query) => ({ total: query.has('locale') ? 250 : 412 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await sheet.findByRole('button', { name: 'Show 412 colleges' });
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Urban/ }));
    const show = await sheet.findByRole('button', { name: 'Show 250 colleges' });
    await waitFor(() => expect(address()).toBe(''));

    await userEvent.click(show);
    await waitFor(() => expect(address()).toBe('?locale=urban'));
    expect(await screen.findByRole('button', { name: /^Filters 1/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    scrolled.mockRestore();
  });
});

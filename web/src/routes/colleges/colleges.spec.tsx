import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aCollege, aRecommendation, aSearchReply } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import Colleges from './colleges';

const OHIO = aCollege();
const WHY = 'Nursing is 1 in 9 degrees here; in your state.';
const AMHERST = aCollege({ id: 164465, name: 'Amherst College', acceptanceRate: 0.098 });

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByLabelText('address').textContent;

const queries: URLSearchParams[] = [];

/** Fails the grid's next call, not the filter counts. */
const failNextSearch = () => {
  let failed = false;
  api.use(
    http.get('*/api/colleges', ({ request }) => {
      if (failed || new URL(request.url).searchParams.has('facets')) return undefined;
      failed = true;
      return HttpResponse.error();
    }),
  );
};
const showColleges = (
  at = '/colleges',
  reply = aSearchReply([OHIO, AMHERST], { total: 2, matchCount: 1 }),
) => {
  queries.length = 0;
  studentCalls();
  savedListCalls();
  api.use(
    http.get('*/api/recommendations', () => HttpResponse.json([aRecommendation({}, { why: WHY })])),
    http.get('*/api/available-majors', () => HttpResponse.json([])),
    http.get('*/api/colleges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('pageSize') !== '1') queries.push(query);
      return HttpResponse.json(query.get('search') === 'nowhere' ? aSearchReply([]) : reply);
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
const card = (name: string) =>
  screen.findByText(name, { selector: 'article h2' }).then((heading) => heading.closest('article'));

describe('the college grid', () => {
  useApi();

  it('shows the counts of colleges and matches', async () => {
    showColleges();

    expect(await screen.findByText('Showing 2 of 2 colleges')).toBeTruthy();
    expect(screen.getByText(/1 AI-powered match/)).toBeTruthy();
    expect(queries[0]?.get('pageSize')).toBe('50');
  });

  it('shows a card with category, fit, chance and price for this student', async () => {
    showColleges();

    const ohio = within((await card('Ohio State University-Main Campus')) ?? document.body);
    expect(ohio.getByText('Target School')).toBeTruthy();
    expect(ohio.getByText('93%').parentElement?.textContent).toBe('93%match');
    expect(ohio.getByText('16–84%')).toBeTruthy();
    expect(await ohio.findByText('about $18,800 after aid')).toBeTruthy();
    expect(ohio.getByRole('button', { name: 'Save to List' })).toBeTruthy();
  });

  it('shows the admit rate of a college without an estimate', async () => {
    showColleges('/colleges', aSearchReply([aCollege({ match: null })]));

    const ohio = within((await card('Ohio State University-Main Campus')) ?? document.body);
    expect(ohio.getByText(/Not enough to estimate yet/)).toBeTruthy();
    expect(ohio.getByText('50.8%')).toBeTruthy();
    expect(ohio.queryByText('Target School')).toBeNull();
  });

  it('puts a search into the URL after a pause and hides the balanced list', async () => {
    showColleges();
    expect(await screen.findByRole('heading', { name: 'Your balanced list' })).toBeTruthy();

    // Pasted at once: slow typing could include a pause.
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search colleges by name' }));
    await userEvent.paste('ohio ');

    await waitFor(() => expect(address()).toBe('?search=ohio'));
    await waitFor(() => expect(queries.at(-1)?.get('search')).toBe('ohio'));
    expect(screen.queryByRole('heading', { name: 'Your balanced list' })).toBeNull();
    expect(queries.map((query) => query.get('search'))).toEqual([null, 'ohio']);
  });

  it('keeps a college open that was opened while the search waited for a pause', async () => {
    showColleges();
    api.use(
      http.get(`*/api/colleges/${AMHERST.id}`, () => new HttpResponse(null, { status: 404 })),
      http.post(`*/api/colleges/${AMHERST.id}/views`, () => new HttpResponse(null, { status: 204 })),
    );
    const amherst = within((await card('Amherst College')) ?? document.body);

    await userEvent.click(screen.getByRole('searchbox', { name: 'Search colleges by name' }));
    await userEvent.paste('amherst');
    await userEvent.click(amherst.getByRole('button', { name: /Learn More/ }));
    expect(address()).toBe(`?college=${AMHERST.id}`);

    await waitFor(() => expect(address()).toBe(`?college=${AMHERST.id}&search=amherst`));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('hides the list at the first keystroke and shows it when the box is empty', async () => {
    showColleges();
    const list = () => screen.queryByRole('heading', { name: 'Your balanced list' });
    const box = await screen.findByRole('searchbox', { name: 'Search colleges by name' });
    await waitFor(() => expect(list()).toBeTruthy());

    await userEvent.type(box, 'o');
    expect([list(), address()]).toEqual([null, '']);

    await userEvent.clear(box);
    await waitFor(() => expect(list()).toBeTruthy());
  });

  it('searches by the URL', async () => {
    showColleges('/colleges?search=amherst&ownership=2&degrees_awarded=3&locale=rural&state=MA');

    await screen.findByText('Showing 2 of 2 colleges');
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({
      search: 'amherst',
      ownership: '2',
      degrees_awarded: '3',
      locale: 'rural',
      state: 'MA',
      pageSize: '50',
      page: '1',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('amherst');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Private/ })).checked).toBe(true);
  });

  it('says when nothing matches and clears all filters', async () => {
    showColleges('/colleges?search=nowhere&state=OH');

    expect(
      await screen.findByText('Try adjusting your search criteria or filters to find more colleges.'),
    ).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear All Filters' });
    await userEvent.click(clear ?? document.body);

    expect(await card('Amherst College')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('explains the search box when a text search finds nothing', async () => {
    showColleges('/colleges?search=nowhere');

    expect(await screen.findByText(/^The search box finds names, nicknames, cities and states/)).toBeTruthy();
  });

  it('offers Retry when colleges fail to load', async () => {
    showColleges();
    failNextSearch();

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await card('Amherst College')).toBeTruthy();
  });

  it('treats a network’s HTML page as a failure', async () => {
    showColleges();
    api.use(http.get('*/api/colleges', () => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>')));

    expect(await screen.findByRole('heading', { name: 'The colleges didn’t load' })).toBeTruthy();
  });

  it('loads the next page and keeps the rows when that fails', async () => {
    showColleges('/colleges', aSearchReply([OHIO], { total: 2, hasNextPage: true }));
    await screen.findByText('Showing 1 of 2 colleges');
    failNextSearch();

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/More colleges didn’t load/)).toBeTruthy();
    expect(screen.getByText('Showing 1 of 2 colleges')).toBeTruthy();

    api.use(
      http.get('*/api/colleges', () => HttpResponse.json(aSearchReply([AMHERST], { total: 2, page: 2 }))),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 2 of 2 colleges')).toBeTruthy();
  });

  it('lists recommendations by category and explains short groups', async () => {
    showColleges();

    const list = within(await screen.findByRole('region', { name: 'Your balanced list' }));
    expect(list.getByText('1 of 10')).toBeTruthy();
    expect(
      list.getByText('Only 1 fit so far. We don’t change a college’s category to fill the list.'),
    ).toBeTruthy();
    expect(list.getByText(/We found no Reach/)).toBeTruthy();
    expect(list.getByText(WHY)).toBeTruthy();

    await userEvent.click(list.getByRole('button', { name: 'Hide the list' }));
    expect(list.queryByRole('heading', { name: /^Target/ })).toBeNull();
  });
});

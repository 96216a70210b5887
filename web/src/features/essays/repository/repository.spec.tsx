import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EssayPage } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { anEssay, aPage } from '../testing/essays';
import { pagesAround } from './page-buttons';
import { Repository } from './repository';

const Address = () => <output>{useLocation().search}</output>;
const addressNow = () => document.querySelector('output')?.textContent;

/** Mocks the list; returns what it was asked for. */
const listing = (reply: EssayPage) => {
  const asked: string[] = [];
  api.use(
    http.get('*/api/essays', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(reply);
    }),
  );
  return asked;
};
const open = (at = '/essays') =>
  renderScreen(
    <>
      <Repository />
      <Address />
    </>,
    at,
  );
const term = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('the essay repository', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('shows figures over all essays and a card for each', async () => {
    listing(
      aPage(
        [
          anEssay({ status: 'Complete', overallScore: 84, wordCount: 612, wordLimit: 650, commentCount: 2 }),
          anEssay({ id: 'e2', title: 'Why Oberlin', essayType: 'Supplemental', status: 'Reviewing' }),
        ],
        { stats: { total: 2, analyzed: 1, inProgress: 1, averageScore: 84 } },
      ),
    );
    open();

    const card = (await screen.findByRole('link', { name: 'The stove clock' })).closest('article');
    expect(card?.textContent).toContain('612 of 650 words · 2 comments');
    expect(card?.textContent).toContain('84, B');
    expect(screen.getByRole('link', { name: 'Why Oberlin' }).getAttribute('href')).toBe('/essays/e2');
    expect(screen.getByText('Reviewing').querySelector('[data-slot="spinner"]')).not.toBeNull();
    expect(['Total Essays', 'Analyzed', 'In Progress', 'Avg Score'].map(term)).toEqual([
      'Total Essays2',
      'Analyzed1',
      'In Progress1',
      'Avg Score84',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('asks for what the address says, and keeps search, filters and page there', async () => {
    const asked = listing(aPage([anEssay()], { pagination: { page: 2, limit: 12, total: 80, pages: 7 } }));
    open('/essays?status=Draft&page=2&type=Nonsense');
    await screen.findByRole('link', { name: 'The stove clock' });
    expect(asked).toEqual(['?page=2&limit=12&status=Draft']);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');

    await userEvent.type(screen.getByPlaceholderText('Search essays by title or type...'), 'clock');
    await waitFor(() => expect(addressNow()).toBe('?search=clock&status=Draft'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&limit=12&search=clock&status=Draft'));

    await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Scholarship' }));
    await waitFor(() => expect(addressNow()).toBe('?search=clock&status=Draft&type=Scholarship'));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(addressNow()).toBe('?search=clock&status=Draft&type=Scholarship&page=3');
  });

  it('says when nothing matches, and clears the filters', async () => {
    listing(aPage([], { stats: { total: 3, analyzed: 0, inProgress: 3, averageScore: null } }));
    open('/essays?search=zebra');

    await screen.findByRole('heading', { name: 'No Essays Found' });
    expect(term('Avg Score')).toBe('Avg ScoreNone yet');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(addressNow()).toBe('');
  });

  it('invites to a first, messy draft', async () => {
    listing(aPage([]));
    open();

    await screen.findByRole('heading', { name: 'No Essays Yet' });
    expect(
      screen.getByText('Start with a messy draft. You can fix everything except an empty page.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Submit Essay' }).getAttribute('href')).toBe('/essay-submission');
  });

  it('can be loaded again after a failure', async () => {
    api.use(http.get('*/api/essays', () => new HttpResponse(null, { status: 503 })));
    open();
    await screen.findByRole('heading', { name: 'Failed to Load Essays' });

    listing(aPage([anEssay()]));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'The stove clock' });
  });

  it('starts a review again that failed', async () => {
    listing(aPage([anEssay({ status: 'Error' })]));
    api.use(http.post('*/api/essays/:id/reviews', () => HttpResponse.json({ jobId: 'j1' }, { status: 202 })));
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Retry the review of The stove clock' }));
    await waitFor(() => expect(shownToastText()).toContain('Analysis Started'));
  });
});

describe('page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
  ])('on page %i of %i are %j', (page, pages, shown) => {
    expect(pagesAround(page, pages)).toEqual(shown);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type College, type Recommendation } from '@/api';
import { api, useApi } from '@/testing/api';
import { anApplication } from '@/testing/applications';
import { aCard, aCollege, aMatch, aRecommendation, aSavedCollege, aSearchReply } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { studentCalls } from '@/testing/student-calls';
import { AnalyticsCard } from './analytics-card';

const reach = aRecommendation(
  { id: 1, name: 'Calloway University' },
  { category: 'reach', matchPercentage: 84 },
);
const target = aRecommendation({ id: 2, name: 'Alder Ridge University' }, { matchPercentage: 91 });

/** As published in the College Scorecard, release of May 2025. */
const PURDUE_PRICES = {
  costOfAttendance: 22_567,
  tuitionInState: 9992,
  tuitionOutOfState: 28_794,
  netPrice48To75k: 8948,
  netPrice75To110k: 18_919,
};

const queries: URLSearchParams[] = [];

const listsOf = (recommended: Recommendation[], catalogue: College[] = []) =>
  api.use(
    http.get('*/api/analytics/stats', ({ request }) => {
      const days = Number(new URL(request.url).searchParams.get('days'));
      return HttpResponse.json({
        profileComplete: 67,
        collegesMatched: recommended.length,
        averageMatchScore: recommended.length === 0 ? null : 81,
        aiInteractions: 0,
        applicationsStarted: 3,
        collegesViewed: days + 8,
        days,
      });
    }),
    http.get('*/api/applications', () => HttpResponse.json([])),
    http.get('*/api/saved-colleges', () => HttpResponse.json([])),
    http.get('*/api/recommendations', () => HttpResponse.json(recommended)),
    http.get('*/api/colleges', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json(aSearchReply(catalogue));
    }),
  );

const open = (onOpen: (id: number) => void = vi.fn()) =>
  renderScreen(
    <AnalyticsCard
      onOpen={onOpen}
      moreFilters={(filters, onFilters) => (
        <button type="button" onClick={() => onFilters({ ...filters, state: 'VT' })}>
          Vermont only
        </button>
      )}
    />,
  );

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the college search analytics', () => {
  useApi();
  beforeEach(() => {
    queries.length = 0;
    studentCalls();
  });

  it('show the columns of a college, its figures and its status', async () => {
    listsOf([target]);
    open();

    const row = await screen.findByRole('row', { name: /Alder Ridge.*\$18,800/ });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'College',
      'Match %',
      'Acceptance Rate',
      'Avg. GPA',
      'A year for you',
      'Status',
    ]);
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual(['91%', '50.8%', 'Not published']);
    expect(cells[3]).toBe('about $18,800 after aidFull price $29,300, in-state');
    expect(cells[4]).toBe('Recommended');
  });

  it('price a year in another state for a student from Ohio at Purdue', async () => {
    listsOf([aRecommendation({ ...PURDUE_PRICES, id: 243780, name: 'Purdue University', state: 'IN' })]);
    open();

    const row = await screen.findByRole('row', { name: /Purdue.*about \$33,700 after aid/ });
    expect(row.textContent).toContain('Full price $41,400, out-of-state');
    expect(row.textContent).not.toContain('$9,992');
  });

  it('ask for the income once where it is not known', async () => {
    studentCalls({ householdIncomeRange: null });
    listsOf([reach, target]);
    open();

    expect(await screen.findAllByRole('link', { name: 'Add your income to see your price' })).toHaveLength(1);
    expect(await screen.findByRole('columnheader', { name: 'A year, on average' })).toBeTruthy();
  });

  it('put a college with an application first, with its own match', async () => {
    listsOf([target]);
    api.use(
      http.get('*/api/applications', () => HttpResponse.json([anApplication(5, 'In Progress')])),
      http.get('*/api/colleges/5', () =>
        HttpResponse.json(
          aCollege({ id: 5, name: 'Brightwater College', match: aMatch({ matchPercentage: 62 }) }),
        ),
      ),
    );
    open();

    const [, first] = await screen.findAllByRole('row');
    expect(first?.textContent).toMatch(/^Brightwater College.*62%.*In Progress$/);
  });

  it('say that a saved college is saved, and which category is the student’s own call', async () => {
    listsOf([target]);
    const { id, name } = target.college;
    const moved = { category: 'Reach', categoryIsYours: true } as const;
    const saved = aSavedCollege({ ...moved, collegeId: id, college: aCard({ id, name }) });
    api.use(http.get('*/api/saved-colleges', () => HttpResponse.json([saved])));
    open();

    const row = await screen.findByRole('row', { name: /Alder Ridge/ });
    expect(row.textContent).toContain('Columbus, OH · Reach, your call');
    expect(row.textContent).toMatch(/Saved$/);
    await press('Reach Schools');
    expect(names()).toEqual(['Alder Ridge University']);
  });

  it('show the first five only', async () => {
    listsOf(
      [],
      [1, 2, 3, 4, 5, 6].map((id) => aCollege({ id, name: `College ${id}` })),
    );
    open();

    await screen.findByRole('table');
    expect(names()).toHaveLength(5);
  });

  it('narrow the rows to one kind and back', async () => {
    listsOf([reach, target]);
    open();

    await screen.findByRole('table');
    expect(names()).toEqual(['Alder Ridge University', 'Calloway University']);
    await press('Reach Schools');
    expect(names()).toEqual(['Calloway University']);
    expect(screen.getByRole('button', { name: 'Reach Schools' }).getAttribute('aria-pressed')).toBe('true');

    await press('Safety Schools');
    await screen.findByRole('heading', { name: 'No colleges found' });
    await press('Clear All Filters');
    expect(names()).toHaveLength(2);
  });

  it('ask for the GPA without an estimate to sort by', async () => {
    listsOf([], [aCollege({ match: null })]);
    open();

    await screen.findByText('Not enough yet');
    await press('Safety Schools');
    const way = screen.getByRole('link', { name: 'Add your GPA' });
    expect(way.getAttribute('href')).toBe('/profile?section=academic&step=performance');
  });

  it('look through the catalogue when filtered further', async () => {
    listsOf([target], [aCollege({ id: 9, name: 'Harrow Creek College', state: 'VT' })]);
    open();

    await screen.findByRole('table');
    await press('Vermont only');
    await waitFor(() => expect(names()).toEqual(['Harrow Creek College']));
    expect(queries.at(-1)?.get('state')).toBe('VT');
    expect(screen.getByRole('link', { name: 'See all colleges' }).getAttribute('href')).toBe(
      '/colleges?state=VT',
    );
  });

  it('count the viewed colleges of the chosen period', async () => {
    listsOf([target]);
    open();

    await waitFor(() => expect(figure('Colleges Viewed')).toBe('38'));
    expect(figure('AI Interactions')).toBe('0');
    expect(figure('Applications Started')).toBe('3');
    expect(figure('Avg. Match Score')).toBe('81%');

    await press('Last 30 days');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 365 days' }));
    await waitFor(() => expect(figure('Colleges Viewed')).toBe('373'));
    expect(screen.getByRole('button', { name: 'Last 365 days' })).toBeTruthy();
  });

  it('open a college from its name', async () => {
    listsOf([target]);
    const opened = vi.fn();
    open(opened);

    await press('Alder Ridge University');
    expect(opened).toHaveBeenCalledWith(2);
  });

  it('say so when the lists did not load, and load them again', async () => {
    listsOf([target]);
    api.use(
      http.get('*/api/recommendations', () => HttpResponse.json({ message: 'no' }, { status: 500 }), {
        once: true,
      }),
    );
    open();

    await screen.findByRole('heading', { name: 'Your colleges didn’t load' });
    await press('Retry');
    await screen.findByRole('row', { name: /Alder Ridge/ });
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSearchReply } from '@/testing/colleges';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import FilterSuggestion from './filter-suggestion';
import { useFilters } from '../filters/use-filters';

const decided = vi.fn();
const Here = () => {
  const { filters, change } = useFilters();
  return (
    <>
      <FilterSuggestion filters={filters} onChange={change} onDecided={decided} />
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
};

const calls: string[] = [];
const searchFor = (query: string, total: number) => {
  calls.length = 0;
  api.use(
    http.get('*/api/available-majors', () =>
      HttpResponse.json([
        {
          name: 'Nursing',
          cip4: '51.38',
          cipTitle: 'Registered Nursing and Nursing Research',
          cipFamily: '51',
        },
      ]),
    ),
    http.get('*/api/colleges', ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json(aSearchReply([], { total }));
    }),
  );
  renderScreen(<Here />, `/colleges?${query}`);
};

describe('a suggested filter', () => {
  useApi();
  beforeEach(() => decided.mockClear());

  it('shows filters for a kind of college, with a count', async () => {
    searchFor('search=nursing+schools+in+ohio&size=small&sort=netPrice', 7);

    await userEvent.click(
      await screen.findByRole('button', { name: 'Use filters instead: Ohio · Nursing 7 colleges' }),
    );

    const now = new URLSearchParams(screen.getByLabelText('address').textContent);
    expect(Object.fromEntries(now)).toEqual({
      size: 'small',
      sort: 'netPrice',
      state: 'OH',
      major: '51.38',
    });
  });

  it('reserves its space before the count loads', async () => {
    searchFor('search=hbcu', 7);
    api.use(http.get('*/api/colleges', () => new Promise<never>(() => undefined)));

    expect(
      await screen.findByRole('button', { name: /^Use filters instead: Historically Black/ }),
    ).toBeTruthy();
    await waitFor(() => expect(decided).toHaveBeenCalled());
  });

  it('says when no college matches', async () => {
    searchFor('search=womens+colleges+in+guam', 0);

    expect(await screen.findByText('No colleges match “Guam · Women’s college” as filters.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('makes no call when the text may be a name', async () => {
    searchFor('search=ohio+state', 7);

    await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('ohio'));
    await waitFor(() => expect(decided).toHaveBeenCalled());
    expect(calls).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { aStatus } from '@/testing/imports';
import { renderScreen } from '@/testing/render-screen';
import { CatalogueTotals } from './catalogue-totals';

useApi();

it('says how many of the colleges in the database have closed, so that the figures add up', async () => {
  api.use(
    http.get('*/api/admin/import-status', () => HttpResponse.json(aStatus(null))),
    http.get('*/api/admin/scorecard-colleges', ({ request }) => {
      const isPublic = new URL(request.url).searchParams.get('ownership') === '1';
      return HttpResponse.json({ colleges: [], total: isPublic ? 2_000 : 4_271 });
    }),
  );
  renderScreen(<CatalogueTotals />);

  const inWhole = (await screen.findByText('6,271 open, 129 closed')).parentElement;
  expect(inWhole?.textContent).toBe('In the database6,4006,271 open, 129 closed');
  await waitFor(() =>
    expect(screen.getByText('Private').parentElement?.textContent).toBe('Private4,271Open colleges'),
  );
  expect(screen.getByText('Public').parentElement?.textContent).toBe('Public2,000Open colleges');
});

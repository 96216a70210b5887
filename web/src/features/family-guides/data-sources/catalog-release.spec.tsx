import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type CatalogueRelease } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { CatalogRelease } from './catalog-release';
import { english } from './words';

const serve = (release: CatalogueRelease) =>
  api.use(http.get('/api/catalogue-release', () => HttpResponse.json(release)));

describe('the catalog release', () => {
  useApi();

  it.each([
    [{ colleges: 522, imported: 0 }, /^522, chosen by a fixed rule/],
    [{ colleges: 6243, imported: 6243 }, /^6,243: every operating college/],
    [{ colleges: 540, imported: 40 }, /^540\. 40 were imported .* 500 came with Flyleaf/],
  ])('are entry as the server has them: %o', async (held, words) => {
    serve({ releasedOn: '2025-05-19', ...held });
    renderScreen(<CatalogRelease words={english.release} />);

    const entry = await screen.findByText(words);

    expect(entry.previousSibling?.textContent).toBe('Colleges in Flyleaf');
    expect(screen.queryAllByText('May 19, 2025')).toHaveLength(1);
  });

  it('can be reloaded after an error', async () => {
    api.use(http.get('/api/catalogue-release', () => HttpResponse.json({}, { status: 500 })));
    renderScreen(<CatalogRelease words={english.release} />);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    serve({ releasedOn: null, colleges: 0, imported: 0 });
    if (again) await userEvent.click(again);

    const entry = await screen.findByText('None yet');

    expect(entry.previousSibling?.textContent).toBe('Release');
  });
});

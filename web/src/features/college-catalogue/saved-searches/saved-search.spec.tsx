import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation, useSearchParams } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SavedSearch } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { filtersFrom } from '../filters/filters';
import { SavedSearchButton } from './saved-search-button';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};
const Here = () => <SavedSearchButton filters={filtersFrom(useSearchParams()[0])} />;

const aSearch = (name: string, query: string): SavedSearch => ({
  id: `01990000-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
  name,
  query,
  createdAt: '2026-01-05T10:00:00.000Z',
});

const open = async (at: string, first: SavedSearch[] = [], failures = 0) => {
  let list = first;
  let left = failures;
  api.use(
    http.get('*/api/saved-searches', () => (left-- > 0 ? HttpResponse.error() : HttpResponse.json(list))),
    http.post('*/api/saved-searches', async ({ request }) => {
      const { name, query } = (await request.json()) as SavedSearch;
      list = [...list, aSearch(name, query)];
      return HttpResponse.json(list.at(-1), { status: 201 });
    }),
    http.patch('*/api/saved-searches/:id/name', async ({ request, params }) => {
      const { name } = (await request.json()) as SavedSearch;
      list = list.map((search) => (search.id === params['id'] ? { ...search, name } : search));
      return HttpResponse.json(list.find(({ id }) => id === params['id']));
    }),
    http.delete('*/api/saved-searches/:id', ({ params }) => {
      list = list.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(
    <>
      <Here />
      <Address />
    </>,
    at,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
  return within(await screen.findByRole('dialog', { name: 'Saved searches' }));
};

describe('saved searches', () => {
  useApi();
  // Loaded on demand in the app; imported here so the test doesn't wait.
  beforeAll(() => import('./saved-search-sheet'));

  it('save the current filters under a name', async () => {
    const sheet = await open('/colleges?search=art&state=OH&sort=netPrice&college=7');

    const name = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Save this search as' });
    expect(name.value).toBe('“art” · Ohio');
    expect(sheet.getByText('“art” · Ohio · Lowest price after aid')).toBeTruthy();
    await userEvent.clear(name);
    await userEvent.type(name, 'Art near home');
    await userEvent.click(sheet.getByRole('button', { name: 'Save search' }));

    const link = await sheet.findByRole('link', { name: 'Art near home' });
    expect(link.getAttribute('href')).toBe('/colleges?search=art&sort=netPrice&state=OH');
    expect(sheet.getByText('You saved this search as “Art near home”.')).toBeTruthy();
    await waitFor(() => expect(shownToastText()).toContain('Search saved'));
  });

  it('show a refusal in place and keep the name', async () => {
    const sheet = await open('/colleges?state=OH');
    const message = 'You already have a saved search with this name. Please choose another name.';
    api.use(http.post('*/api/saved-searches', () => HttpResponse.json({ message }, { status: 409 })));

    await userEvent.click(await sheet.findByRole('button', { name: 'Save search' }));

    expect(await sheet.findByText(message)).toBeTruthy();
    expect(sheet.getByRole<HTMLInputElement>('textbox').value).toBe('Ohio');
  });

  it('need a name', async () => {
    const sheet = await open('/colleges?state=OH');

    await userEvent.clear(await sheet.findByRole('textbox'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save search' }));

    expect(sheet.getByText('Please enter a name for this search.')).toBeTruthy();
  });

  it('refuse a name that is too long without cutting it', async () => {
    const sheet = await open('/colleges?state=OH');
    const pasted = 'Colleges in Ohio that my aunt, my coach and the counselor told me about';

    await userEvent.clear(await sheet.findByRole('textbox'));
    await userEvent.click(sheet.getByRole('textbox'));
    await userEvent.paste(pasted);
    await userEvent.click(sheet.getByRole('button', { name: 'Save search' }));

    expect(sheet.getByText('Names can be up to 60 characters. This one has 71.')).toBeTruthy();
    expect(sheet.getByRole<HTMLInputElement>('textbox').value).toBe(pasted);
    expect(sheet.getByText('You have no saved searches yet.')).toBeTruthy();
  });

  it('open with one click', async () => {
    const sheet = await open('/colleges', [aSearch('Small and rural', 'size=small&locale=rural')]);

    expect(await sheet.findByText('Rural or small town · Small, under 3,000')).toBeTruthy();
    await userEvent.click(sheet.getByRole('link', { name: 'Small and rural' }));

    expect(screen.getByLabelText('address').textContent).toBe('/colleges?size=small&locale=rural');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be renamed in place by keyboard', async () => {
    const sheet = await open('/colleges', [aSearch('One', 'state=OH'), aSearch('Number two', 'state=MI')]);

    (await sheet.findByRole('button', { name: 'Rename One' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: 'New name for One' }));
    await userEvent.keyboard('Close to home{Enter}');

    expect(await sheet.findByRole('link', { name: 'Close to home' })).toBeTruthy();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Rename Close to home' }));
  });

  it('keep the typed name when renaming fails', async () => {
    const sheet = await open('/colleges', [aSearch('One', 'state=OH'), aSearch('Number two', 'state=MI')]);
    const message = 'You already have a saved search with this name. Please choose another name.';
    api.use(
      http.patch('*/api/saved-searches/:id/name', () => HttpResponse.json({ message }, { status: 409 })),
    );

    await userEvent.click(await sheet.findByRole('button', { name: 'Rename One' }));
    await userEvent.keyboard('number TWO');
    await userEvent.click(sheet.getByRole('button', { name: 'Save name' }));

    expect(await sheet.findByText(message)).toBeTruthy();
    expect(sheet.getByRole<HTMLInputElement>('textbox').value).toBe('number TWO');
  });

  it('cancel a rename with Escape, leaving the sheet open', async () => {
    const sheet = await open('/colleges', [aSearch('One', 'state=OH')]);

    await userEvent.click(await sheet.findByRole('button', { name: 'Rename One' }));
    await userEvent.keyboard('Other{Escape}');

    expect(await sheet.findByRole('link', { name: 'One' })).toBeTruthy();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Rename One' }));
  });

  it('are removed at once and restored with Undo', async () => {
    const sheet = await open('/colleges', [aSearch('One', 'state=OH'), aSearch('Number two', 'state=MI')]);

    await userEvent.click(await sheet.findByRole('button', { name: 'Remove One' }));
    expect(sheet.queryByRole('link', { name: 'One' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Number two');

    await waitFor(() => expect(shownToastText()).toContain('Search removed'));
    // An open sheet disables the page's pointer events; the toast enables its own.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByText('Undo'));
    expect(await sheet.findByRole('link', { name: 'One' })).toBeTruthy();
  });

  it('reappear when the server fails to remove them', async () => {
    const sheet = await open('/colleges', [aSearch('One', 'state=OH')]);
    api.use(http.delete('*/api/saved-searches/:id', () => HttpResponse.error()));

    await userEvent.click(await sheet.findByRole('button', { name: 'Remove One' }));

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t remove this search.'));
    expect(sheet.getByRole('link', { name: 'One' })).toBeTruthy();
  });

  it('are limited to twenty, which is said up front', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => aSearch('a'.repeat(at + 1), 'state=MI'));
    const sheet = await open('/colleges?state=OH', twenty);

    expect(
      await sheet.findByText('You can save up to 20 searches. Remove one to save another.'),
    ).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('cannot be saved without a search or filter', async () => {
    const sheet = await open('/colleges');

    expect(await sheet.findByText(/Search for something or choose a filter/)).toBeTruthy();
  });

  it('can be reloaded after an error', async () => {
    const sheet = await open('/colleges?state=OH', undefined, 1);

    await userEvent.click(await sheet.findByRole('button', { name: 'Retry' }));
    expect(await sheet.findByRole('button', { name: 'Save search' })).toBeTruthy();
  });
});

import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Toaster from '@/components/ui/toasts/toaster';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { BragSheetScreen } from './brag-sheet-screen';

const PATH = '/api/brag-sheet';
const EMPTY = {
  id: 's',
  userId: MAYA.id,
  createdAt: '2026-11-26T09:00:00.000Z',
  proudestOf: null,
  threeWords: null,
  hardestThing: null,
  changedThinking: null,
  beyondGrades: null,
  unasked: null,
  affectedGrades: null,
  hopes: null,
  counselorMayRead: false,
};
type Sent = { basedOn: string | null; body: object };

/** A server that refuses a save from an older copy. `elsewhere` is another tab. */
const openSheet = (adults: object[] = []) => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  const user = userEvent.setup();
  const sent: Sent[] = [];
  let saves = 0;
  let sheet: ({ updatedAt: string } & object) | null = null;
  const store = (changes: object) => {
    saves += 1;
    sheet = { ...EMPTY, ...sheet, ...changes, updatedAt: `2026-11-26T09:00:0${saves}.000Z` };
    return sheet;
  };
  api.use(
    http.get(PATH, () => HttpResponse.json(sheet)),
    http.post(PATH, async ({ request }) => {
      const basedOn = request.headers.get('if-match');
      const body = (await request.json()) as object;
      sent.push({ basedOn, body });
      if (basedOn !== `"${sheet?.updatedAt ?? 'none'}"`)
        return HttpResponse.json({ code: 'student-profile.changed-elsewhere', message: '' }, { status: 409 });
      return HttpResponse.json(store(body));
    }),
    http.get('/api/sharing', () => HttpResponse.json({ adults, invitations: [] })),
  );
  const router = createMemoryRouter([{ path: '/', element: <BragSheetScreen /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user, sent, elsewhere: store };
};

const answer = (label: RegExp) => screen.findByRole('textbox', { name: label });

describe('the brag sheet', () => {
  useApi();

  it('saves an answer by itself, once the student goes on to the next', async () => {
    const { user, sent } = openSheet();
    await user.type(await answer(/proudest/), 'My choir');
    await user.tab();

    await screen.findByText('Saved just now');
    expect(sent).toEqual([{ basedOn: '"none"', body: { proudestOf: 'My choir' } }]);
    expect(screen.queryByRole('button', { name: /save/i })).toBeNull();
  });

  it('saves an answer by itself after a pause', async () => {
    const { user, sent } = openSheet();
    await user.type(await answer(/nobody asks/), 'I bake');

    await waitFor(() => expect(sent).toEqual([{ basedOn: '"none"', body: { unasked: 'I bake' } }]), {
      timeout: 3000,
    });
  });

  it('stays with the student until they open it, and then names who reads it', async () => {
    const { user, sent } = openSheet([
      { adultId: 'g', name: 'Grace Okafor', relation: 'counselor', parts: [] },
    ]);
    const box = await screen.findByRole('checkbox', { name: 'My counselor may read it' });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByText(/^Only you can read it/)).toBeTruthy();
    await user.click(box);

    expect(await screen.findByText(/^Grace Okafor can read it/)).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ counselorMayRead: true });
  });

  it('says so when there is no counselor to read it', async () => {
    const { user } = openSheet([{ adultId: 'a', name: 'Ana Lin', relation: 'parent', parts: [] }]);
    await user.click(await screen.findByRole('checkbox', { name: 'My counselor may read it' }));

    expect(await screen.findByText(/don’t share with a school counselor yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Let your counselor in' })).toBeTruthy();
  });

  it('shows both texts when another tab saved the same answer, and keeps the chosen one', async () => {
    const { user, sent, elsewhere } = openSheet();
    await user.type(await answer(/hope to study/), 'Biology');
    elsewhere({ hopes: 'History' });
    await user.tab();

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Biology')).toBeTruthy();
    expect(dialog.getByText('History')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: /Keep this one/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await screen.findByText('Saved just now');
    expect(sent.at(-1)?.body).toEqual({ hopes: 'Biology' });
    expect(await answer(/hope to study/)).toHaveProperty('value', 'Biology');
  });

  it('keeps a too long answer on the page and says what to do', async () => {
    const { user, sent } = openSheet();
    const field = await answer(/hardest thing/);
    await user.click(field);
    await user.paste('x'.repeat(1502));
    await user.tab();

    expect(await screen.findByText('Take out 2 characters to save this answer.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'x'.repeat(1502));
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server fails', async () => {
    const { user } = openSheet();
    api.use(http.post(PATH, () => HttpResponse.json({ code: 'http.failed', message: '' }, { status: 503 })));
    const field = await answer(/proudest/);
    await user.type(field, 'My choir');
    await user.tab();

    expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here.');
    expect(field).toHaveProperty('value', 'My choir');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

import '@/lib/api/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUnsent } from '@/lib/forms/unsent';
import { readUnsent } from '@/lib/forms/unsent-count';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ConnectionBanner } from './connection-banner';

const address = {
  id: 'c1',
  title: 'Address',
  work: 'save',
  path: '/api/user-profile',
  queryKey: ['address'],
  entryId: null,
  fields: { city: 'Akron' },
  base: { city: 'Toledo', updatedAt: '2026-09-01T00:00:00.000Z' },
};
const award = {
  ...address,
  id: 'c2',
  title: 'Award',
  work: 'add',
  path: '/api/awards',
  fields: { name: 'Science fair', level: 'State' },
  base: null,
};

const show = () => renderScreen(<ConnectionBanner />);

/** Records each call with the header that makes it safe to send again. */
const recorded = () => {
  const sent: string[] = [];
  const record = ({ request }: { request: Request }) => {
    const { headers, method, url } = request;
    const safe = headers.get('if-match') ?? headers.get('idempotency-key') ?? '';
    sent.push(`${method} ${new URL(url).pathname} ${safe}`);
    return HttpResponse.json({ id: 'stored' }, { status: 200 });
  };
  api.use(http.post('/api/user-profile', record), http.post('/api/awards', record));
  return sent;
};

describe('changes kept on this computer', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('are sent in order at the next start, and then said', async () => {
    const sent = recorded();
    storeUnsent([address, award]);
    show();

    await waitFor(() => expect(readUnsent()).toEqual([]));
    expect(sent).toEqual(['POST /api/user-profile "2026-09-01T00:00:00.000Z"', 'POST /api/awards c2']);
    await waitFor(() =>
      expect(shownToastText()).toContain('What you changed offline is now in your profile.'),
    );
  });

  it('wait and are counted while there is no connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = recorded();
    storeUnsent([address, award]);
    show();

    expect(screen.getByRole('status').textContent).toBe(
      'You’re offline. We kept 2 changes on this computer and will send them when you’re back.',
    );
    expect(sent).toEqual([]);

    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(2));
    onLine.mockRestore();
  });

  it('stay when the server is not reached', async () => {
    api.use(http.post('/api/user-profile', () => HttpResponse.error()));
    storeUnsent([address]);
    show();

    await screen.findByText(/^We can’t reach Flyleaf right now\./);
    expect(readUnsent()).toEqual([address]);
  });

  it('that the server refuses stay, with what was typed', async () => {
    api.use(
      http.post('/api/user-profile', () =>
        HttpResponse.json({ message: 'City must be at most 100 characters' }, { status: 400 }),
      ),
    );
    storeUnsent([address]);
    show();

    await userEvent.click(await screen.findByRole('button', { name: 'See what you typed' }));

    const dialog = await screen.findByRole('dialog', { name: 'We couldn’t save “Address”' });
    expect(dialog.textContent).toContain('City must be at most 100 characters');
    expect(dialog.textContent).toContain('Akron');
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(readUnsent()).toEqual([]);
  });

  it('ask the student when the same was changed elsewhere', async () => {
    const stored = { city: 'Dayton', updatedAt: '2026-10-01T00:00:00.000Z' };
    const bodies: unknown[] = [];
    api.use(
      http.get('/api/user-profile', () => HttpResponse.json(stored)),
      http.post('/api/user-profile', async ({ request }) => {
        if (request.headers.get('if-match') !== `"${stored.updatedAt}"`)
          return HttpResponse.json({ code: 'student-profile.changed-elsewhere' }, { status: 409 });
        bodies.push(await request.json());
        return HttpResponse.json(stored);
      }),
    );
    storeUnsent([address]);
    show();

    await userEvent.click(await screen.findByRole('button', { name: 'Choose what to keep' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Keep this one/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(readUnsent()).toEqual([]));
    expect(bodies).toEqual([{ city: 'Akron' }]);
  });
});

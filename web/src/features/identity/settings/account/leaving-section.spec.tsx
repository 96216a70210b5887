import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { LeavingSection } from './leaving-section';

const DUE = '2026-03-08T12:00:00.000Z';
const LEAVE = 'Delete my account in seven days';

const isLeaving = (removalDueAt: string | null) =>
  api.use(http.get('/api/account/leaving', () => HttpResponse.json({ removalDueAt })));

describe('the page to leave Flyleaf', () => {
  useApi();
  beforeEach(() => {
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, hasPassword: true })));
  });

  it('asks for the password, then names the day and offers to keep the account', async () => {
    isLeaving(null);
    const sent: unknown[] = [];
    api.use(
      http.put('/api/account/leaving', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ removalDueAt: DUE });
      }),
    );
    renderScreen(<LeavingSection />);
    await userEvent.type(await screen.findByLabelText('Current password'), 'Paper-leaf7');
    await userEvent.click(screen.getByRole('button', { name: LEAVE }));

    await screen.findByRole('button', { name: 'Keep my account' });
    expect(screen.getByText(/March 8, 2026/)).toBeTruthy();
    expect(sent).toEqual([{ currentPassword: 'Paper-leaf7' }]);
  });

  it('shows a wrong password at its field and deletes nothing', async () => {
    isLeaving(null);
    const message = 'That is not your current password.';
    api.use(
      http.put('/api/account/leaving', () =>
        HttpResponse.json({ message, errors: [{ path: 'currentPassword', message }] }, { status: 400 }),
      ),
    );
    renderScreen(<LeavingSection />);
    await userEvent.type(await screen.findByLabelText('Current password'), 'guess');
    await userEvent.click(screen.getByRole('button', { name: LEAVE }));

    await waitFor(() => expect(document.getElementById('currentPassword-error')?.textContent).toBe(message));
    expect(screen.getByRole('button', { name: LEAVE })).toBeTruthy();
  });

  it('keeps the account with one press', async () => {
    isLeaving(DUE);
    api.use(
      http.delete('/api/account/leaving', () => {
        isLeaving(null);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderScreen(<LeavingSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));

    expect(await screen.findByRole('button', { name: LEAVE })).toBeTruthy();
  });

  it('says so when it can’t load, and tries again', async () => {
    api.use(http.get('/api/account/leaving', () => HttpResponse.json({}, { status: 500 })));
    renderScreen(<LeavingSection />);
    await screen.findByText('We couldn’t load this');
    isLeaving(null);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('button', { name: LEAVE })).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ChangePasswordForm } from './change-password-form';

const CURRENT = 'Paper-leaf7';
const NEW = 'Quiet-Lanterns-42';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const change = async (current: string) => {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), NEW);
  await userEvent.type(field('Confirm new password'), NEW);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

describe('changing the password', () => {
  useApi();

  it('sends the current password, shows the result and clears the form', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/api/account/password', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Your other devices were signed out.' });
      }),
    );
    renderScreen(<ChangePasswordForm email="maya@example.com" />);

    await change(CURRENT);

    await waitFor(() =>
      expect(shownToastText()).toContain('Password UpdatedYour other devices were signed out.'),
    );
    expect(sent).toEqual([{ currentPassword: CURRENT, newPassword: NEW }]);
    await waitFor(() => expect(field('Current password').value).toBe(''));
  });

  it('shows a wrong current password at its field and keeps the values', async () => {
    const message = 'That is not your current password.';
    api.use(
      http.post('/api/account/password', () =>
        HttpResponse.json({ message, errors: [{ path: 'currentPassword', message }] }, { status: 400 }),
      ),
    );
    renderScreen(<ChangePasswordForm email="maya@example.com" />);

    await change('guess');

    await waitFor(() => expect(document.getElementById('currentPassword-error')?.textContent).toBe(message));
    expect(field('New password').value).toBe(NEW);
  });
});

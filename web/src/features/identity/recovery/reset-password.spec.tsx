import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ResetPassword } from './reset-password';

const GOOD = 'Paper-leaf7';
const choose = async (password: string, again: string) => {
  if (password) await userEvent.type(screen.getByLabelText('New password'), password);
  if (again) await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
};
const refusal = (code: string, message: string, path?: string) =>
  http.post('/api/auth/reset-password', () =>
    HttpResponse.json({ code, message, errors: path ? [{ path, message }] : [] }, { status: 400 }),
  );

describe('the reset password page', () => {
  useApi();

  it.each([
    ['both are there', GOOD, '', 'Missing InformationPlease fill in both password fields.'],
    ['they match', GOOD, 'Paper-leaf8', "Passwords Don't MatchPlease make sure your passwords match."],
    ['it is long enough', 'Pa-1', 'Pa-1', 'Password Too ShortPassword must be at least 8 characters long.'],
  ])('does not send unless %s', async (_when, password, again, words) => {
    renderScreen(<ResetPassword token="t" />);

    await choose(password, again);

    await waitFor(() => expect(shownToastText()).toContain(words));
  });

  it('sets the password, clears this browser’s session and links to sign-in', async () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    const sent: unknown[] = [];
    api.use(
      http.post('/api/auth/reset-password', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Please sign in with it.' });
      }),
    );
    renderScreen(<ResetPassword token="of-a-letter" />);

    await choose(GOOD, GOOD);

    await screen.findByRole('heading', { name: 'Your new password is set' });
    expect(sent).toEqual([{ token: 'of-a-letter', newPassword: GOOD }]);
    await waitFor(() => expect(shownToastText()).toContain('Password Reset Successful'));
    expect(currentSession().status).toBe('signed-out');
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  });

  it('keeps the values and offers a new link when the link has expired', async () => {
    const words = 'This password reset link is invalid or has expired.';
    api.use(refusal('identity.invalid-reset-link', words));
    renderScreen(<ResetPassword token="old" />);

    await choose(GOOD, GOOD);

    await waitFor(() => expect(shownToastText()).toContain(`Reset Failed${words}`));
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(GOOD);
  });

  it('shows the server’s refusal at its field', async () => {
    const words = 'This password is on a list of common ones.';
    api.use(refusal('identity.unacceptable-password', words, 'newPassword'));
    renderScreen(<ResetPassword token="t" />);

    await choose(GOOD, GOOD);

    await waitFor(() => expect(document.getElementById('newPassword-error')?.textContent).toBe(words));
    await waitFor(() => expect(shownToastText()).toContain(`Reset Failed${words}`));
  });

  it('needs a token', async () => {
    api.use(refusal('http.400', 'Reset token is missing or invalid.', 'token'));
    renderScreen(<ResetPassword token={'x'.repeat(300)} />);

    await choose(GOOD, GOOD);

    await waitFor(() =>
      expect(shownToastText()).toContain('Invalid TokenReset token is missing or invalid.'),
    );
  });
});

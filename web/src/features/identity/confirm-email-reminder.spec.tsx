import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { ConfirmEmailReminder } from './confirm-email-reminder';
import { useAccount } from './use-account';

const account = (isEmailVerified: boolean) =>
  api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, isEmailVerified })));
const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend' }));
const banner = () => screen.findByRole('complementary', { name: 'Confirm your email' });

const AccountIsHere = () => <p>{useAccount().data?.email}</p>;

describe('the reminder to confirm an email', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('is shown until the email is confirmed', async () => {
    account(true);
    renderScreen(
      <>
        <ConfirmEmailReminder />
        <AccountIsHere />
      </>,
    );

    await screen.findByText(MAYA.email);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('sends the letter again and says so in place', async () => {
    account(false);
    api.use(
      http.post('/api/account/email-verification', () =>
        HttpResponse.json({ success: true, message: 'Sent.' }),
      ),
    );
    renderScreen(<ConfirmEmailReminder />);
    await banner();

    await resend();

    await screen.findByText('Sent. Look in your mail.');
  });

  it('says when the letter may be asked for again', async () => {
    const words = 'That was a lot in a short time. Please try again in 52 minutes.';
    account(false);
    api.use(
      http.post('/api/account/email-verification', () =>
        HttpResponse.json({ message: words }, { status: 429 }),
      ),
    );
    renderScreen(<ConfirmEmailReminder />);
    await banner();

    await resend();

    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it('can be put away for this visit', async () => {
    account(false);
    const { unmount } = renderScreen(<ConfirmEmailReminder />);
    await banner();

    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('complementary')).toBeNull();

    unmount();
    renderScreen(<ConfirmEmailReminder />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

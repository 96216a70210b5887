import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { ConfirmEmailReminder, prepareReminder } from './confirm-email-reminder';
import { useAccount } from '../use-account';

const account = (isEmailVerified: boolean) =>
  api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, isEmailVerified })));
const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend' }));
const banner = () => screen.findByRole('complementary', { name: 'Confirm your email' });

const AccountIsHere = () => <p>{useAccount().data?.email}</p>;
/** A page whose account loaded before it rendered. */
const renderKnowing = (screenOfPage: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQueryKey(), { ...MAYA, isEmailVerified: false });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{screenOfPage}</MemoryRouter>
    </QueryClientProvider>,
  );
};
/** A page that renders once the account has loaded, as most do. */
const DrawnInTime = () => useAccount().data && <ConfirmEmailReminder />;

describe('the reminder to confirm an email', () => {
  useApi();
  beforeEach(async () => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    await prepareReminder({ isEmailVerified: false });
  });

  it('shows until the email is confirmed', async () => {
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

  it('shows together with the page', () => {
    renderKnowing(<ConfirmEmailReminder />);

    expect(screen.getByRole('complementary', { name: 'Confirm your email' })).toBeTruthy();
  });

  it('does not push down a prerendered page', async () => {
    const picture = Object.assign(document.createElement('div'), {
      innerHTML: '<i data-slot="prerendered"></i>',
    });
    document.body.append(picture);
    renderKnowing(
      <>
        <ConfirmEmailReminder />
        <Link to="/colleges">Colleges</Link>
      </>,
    );
    picture.remove();
    expect(screen.queryByRole('complementary')).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Colleges' }));

    await banner();
  });

  it('waits for the next page when it loads late', async () => {
    account(false);
    renderScreen(
      <>
        <ConfirmEmailReminder />
        <AccountIsHere />
        <Link to="/colleges">Colleges</Link>
      </>,
    );
    await screen.findByText(MAYA.email);
    expect(screen.queryByRole('complementary')).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Colleges' }));

    await banner();
  });

  it('resends the email and confirms it in place', async () => {
    account(false);
    api.use(
      http.post('/api/account/email-verification', () =>
        HttpResponse.json({ success: true, message: 'Sent.' }),
      ),
    );
    renderScreen(<DrawnInTime />);
    await banner();

    await resend();

    await screen.findByText('Sent. Check your email.');
  });

  it('says when the email can be requested again', async () => {
    const words = 'Too many attempts. Please try again in 52 minutes.';
    account(false);
    api.use(
      http.post('/api/account/email-verification', () =>
        HttpResponse.json({ message: words }, { status: 429 }),
      ),
    );
    renderScreen(<DrawnInTime />);
    await banner();

    await resend();

    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it('can be dismissed for this visit', async () => {
    account(false);
    const { unmount } = renderScreen(<DrawnInTime />);
    await banner();

    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('complementary')).toBeNull();

    unmount();
    renderScreen(<DrawnInTime />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

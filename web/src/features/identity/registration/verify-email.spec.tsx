import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { VerifyEmail } from './verify-email';

const TOKENS = { accessToken: 'a', refreshToken: 'r' };

const confirmations = () => {
  const sent: unknown[] = [];
  api.use(
    http.post('/api/auth/verify-email', async ({ request }) => {
      sent.push([request.headers.get('authorization'), await request.json()]);
      return HttpResponse.json({ success: true, message: 'Thank you.' });
    }),
  );
  return sent;
};

describe('the page that confirms an email', () => {
  useApi();
  beforeEach(() => {
    endSession();
    api.use(
      http.get('/api/auth/me', () => HttpResponse.json(MAYA)),
      http.get('/api/auth/providers', () => HttpResponse.json({ providers: [] })),
      http.get('/api/demo-account', () => HttpResponse.json(null)),
    );
  });

  it('confirms at once in a browser that is signed in', async () => {
    startSession(TOKENS, MAYA);
    const sent = confirmations();
    renderScreen(<VerifyEmail token="of-an-email" />);

    await screen.findByRole('heading', { name: 'Email confirmed' });
    expect(sent).toEqual([['Bearer a', { token: 'of-an-email' }]]);
  });

  it('asks to sign in first in another browser, and confirms then', async () => {
    const sent = confirmations();
    api.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json({ success: true, message: 'Welcome back!', tokens: TOKENS, user: MAYA }),
      ),
    );
    renderScreen(<VerifyEmail token="of-an-email" />);

    await screen.findByRole('heading', { name: 'Sign in to confirm your email' });
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(sent).toEqual([]);

    await userEvent.type(screen.getByLabelText('Email'), MAYA.email);
    await userEvent.type(screen.getByLabelText('Password'), 'Paper-leaf7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('heading', { name: 'Email confirmed' });
    expect(sent).toEqual([['Bearer a', { token: 'of-an-email' }]]);
  });

  it('says which account the link needs if it is for another one', async () => {
    startSession(TOKENS, MAYA);
    const message = 'This link is for another account.';
    api.use(
      http.post('/api/auth/verify-email', () =>
        HttpResponse.json(
          { code: 'identity.confirmation-link-of-another-account', message, errors: [] },
          { status: 403 },
        ),
      ),
    );
    renderScreen(<VerifyEmail token="of-an-email" />);

    await screen.findByText(message);
  });
});

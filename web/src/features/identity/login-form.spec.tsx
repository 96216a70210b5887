import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '@/lib/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { LoginForm } from './login-form';

const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };
const signInWith = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

const demoAccount = (account: { email: string; password: string } | null) =>
  api.use(http.get('/api/demo-account', () => HttpResponse.json(account)));

describe('signing in', () => {
  useApi();
  beforeEach(() => demoAccount(null));

  it('opens the session, says welcome and hands over', async () => {
    api.use(http.post('/api/auth/login', () => HttpResponse.json({ tokens: TOKENS, user: MAYA })));
    const onSignedIn = vi.fn();
    renderScreen(<LoginForm onSignedIn={onSignedIn} />);

    await signInWith(MAYA.email, 'Paper-leaf7');

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(currentSession()).toMatchObject({ status: 'signed-in', user: { firstName: 'Maya' } });
    expect(shownToastText()).toContain('Welcome back!');
  });

  it('asks for what is missing before it calls anyone', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await signInWith(MAYA.email, '');

    expect(screen.getByRole('alert').textContent).toContain('Please enter your password.');
    expect(shownToastText()).toContain('Missing InformationPlease enter both email and password.');
  });

  it.each([
    [
      'the server’s words',
      () => HttpResponse.json({ message: 'This account is switched off.' }, { status: 403 }),
      'This account is switched off.',
    ],
    [
      'that the credentials are wrong',
      () => new HttpResponse('', { status: 401 }),
      'Invalid email or password',
    ],
    [
      'that something went wrong',
      () => HttpResponse.error(),
      'An error occurred during login. Please try again.',
    ],
  ])('says %s, in place and in a toast, and keeps what was typed', async (_what, refusal, words) => {
    api.use(http.post('/api/auth/login', refusal));
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await signInWith(MAYA.email, 'wrong');

    await waitFor(() => expect(shownToastText()).toContain(`Login Failed${words}`));
    expect(screen.getAllByText(words).length).toBeGreaterThan(1);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('shows the password on request', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  });

  it('lets anyone in as the demo student where there is one', async () => {
    const sent: unknown[] = [];
    demoAccount({ email: 'demo@example.org', password: 'Turning-Pages-1' });
    api.use(
      http.post('/api/auth/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ tokens: TOKENS, user: MAYA });
      }),
    );
    const onSignedIn = vi.fn();
    renderScreen(<LoginForm onSignedIn={onSignedIn} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Try the demo student' }));

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ email: 'demo@example.org', password: 'Turning-Pages-1' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@example.org');
  });

  it('does not speak of a demo student where there is none', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Try the demo student' })).toBeNull();
  });
});

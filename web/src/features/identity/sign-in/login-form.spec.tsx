import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { LoginForm } from './login-form';

const DEACTIVATED = 'This account is deactivated. Please contact the person who runs Flyleaf at your school.';
const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };
const signInWith = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

const demoAccount = (account: { email: string; password: string } | null) =>
  api.use(http.get('/api/demo-account', () => HttpResponse.json(account)));

const offered = (providers: { id: string; name: string; startPath: string }[]) =>
  api.use(http.get('/api/auth/providers', () => HttpResponse.json({ providers })));

const problem = (code: string, message: string, path?: string) =>
  HttpResponse.json(
    { code, message, errors: path === undefined ? [] : [{ path, message }] },
    { status: 401 },
  );

describe('signing in', () => {
  useApi();
  beforeEach(() => {
    demoAccount(null);
    offered([]);
  });

  it('starts the session and shows the welcome toast', async () => {
    api.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json({ message: 'Welcome back!', tokens: TOKENS, user: MAYA }),
      ),
    );
    const onSignedIn = vi.fn();
    renderScreen(<LoginForm onSignedIn={onSignedIn} />);

    await signInWith(MAYA.email, 'Paper-leaf7');

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(currentSession()).toMatchObject({ status: 'signed-in', user: { firstName: 'Maya' } });
    await waitFor(() => expect(shownToastText()).toContain('Welcome back!'));
  });

  it('asks for missing fields before calling the server', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await signInWith(MAYA.email, '');

    expect(screen.getByRole('alert').textContent).toContain('Please enter your password.');
    await waitFor(() =>
      expect(shownToastText()).toContain('Missing InformationPlease enter both email and password.'),
    );
  });

  it.each([
    ['the server’s words', () => HttpResponse.json({ message: DEACTIVATED }, { status: 403 }), DEACTIVATED],
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
  ])('shows %s in place and in a toast, and keeps the values', async (_what, refusal, words) => {
    api.use(http.post('/api/auth/login', refusal));
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await signInWith(MAYA.email, 'wrong');

    await waitFor(() => expect(shownToastText()).toContain(`Login Failed${words}`));
    expect(screen.getAllByText(words).length).toBeGreaterThan(1);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('shows the password', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  });

  it('signs in as the demo student', async () => {
    const sent: unknown[] = [];
    demoAccount({ email: 'demo@example.org', password: 'Turning-Pages-1' });
    api.use(
      http.post('/api/auth/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'Welcome back!', tokens: TOKENS, user: MAYA });
      }),
    );
    const onSignedIn = vi.fn();
    renderScreen(<LoginForm onSignedIn={onSignedIn} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Try the demo student' }));

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ email: 'demo@example.org', password: 'Turning-Pages-1' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@example.org');
  });

  it('hides the demo student when the server has none', async () => {
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Try the demo student' })).toBeNull();
  });

  it('asks for the code in place, keeps the values and shows no error', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/api/auth/login', async ({ request }) => {
        const body = (await request.json()) as { code?: string };
        sent.push(body);
        if (body.code === undefined)
          return problem('identity.second-factor-needed', 'Please enter the code.');
        if (body.code === '000000') return problem('identity.wrong-code', 'That code is not right.', 'code');
        return HttpResponse.json({ message: 'Welcome back!', tokens: TOKENS, user: MAYA });
      }),
    );
    const onSignedIn = vi.fn();
    renderScreen(<LoginForm onSignedIn={onSignedIn} />);

    await signInWith(MAYA.email, 'Paper-leaf7');
    const field = await screen.findByLabelText<HTMLInputElement>('Code from your app');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.autocomplete).toBe('one-time-code');
    expect(shownToastText()).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Paper-leaf7');

    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(shownToastText()).toContain('Login FailedThat code is not right.'));
    await userEvent.click(screen.getByRole('button', { name: 'Don’t have your phone? Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent.at(-1)).toEqual({ email: MAYA.email, password: 'Paper-leaf7', code: 'abcd-efgh' });
  });

  it('offers the provider with a plain link', async () => {
    offered([{ id: 'google', name: 'Google', startPath: '/api/auth/google' }]);
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    const link = await screen.findByRole('link', { name: 'Sign in with Google' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
  });

  it('keeps the layout when there turns out to be no provider', async () => {
    const { promise: known, resolve: reply } = Promise.withResolvers<null>();
    api.use(
      http.get('/api/auth/providers', async () => {
        await known;
        return HttpResponse.json({ providers: [] });
      }),
    );
    const { queryClient } = renderScreen(<LoginForm onSignedIn={vi.fn()} />);
    const below = () => screen.getByRole('button', { name: 'Sign In' }).nextElementSibling;
    expect(below()?.className).toContain('min-h-');

    const place = below();
    reply(null);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    expect(below()).toBe(place);
  });

  it('shows the server’s message, such as a newly linked provider', async () => {
    api.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json({ message: 'Google is now linked to your account.', tokens: TOKENS, user: MAYA }),
      ),
    );
    renderScreen(<LoginForm onSignedIn={vi.fn()} />);

    await signInWith(MAYA.email, 'Paper-leaf7');

    await waitFor(() =>
      expect(shownToastText()).toContain('Welcome back!Google is now linked to your account.'),
    );
  });
});

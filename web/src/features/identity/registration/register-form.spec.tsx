import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { RegisterForm } from './register-form';

const ANSWERS = {
  'First name': 'Maya',
  'Last name': 'Lindqvist',
  Email: MAYA.email,
  Password: 'Paper-leaf7',
  'Confirm password': 'Paper-leaf7',
};

const fillIn = async (answers: Partial<typeof ANSWERS>) => {
  for (const [label, answer] of Object.entries({ ...ANSWERS, ...answers }))
    if (answer) await userEvent.type(screen.getByLabelText(label), answer);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
};

describe('registering', () => {
  useApi();
  beforeEach(() => api.use(http.get('/api/auth/providers', () => HttpResponse.json({ providers: [] }))));

  it('links to what is stored and why', () => {
    renderScreen(<RegisterForm onRegistered={vi.fn()} />);

    expect(screen.getByRole('link', { name: 'what we store and why' }).getAttribute('href')).toBe('/privacy');
  });

  it('sends one password and the student role by default', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { tokens: { accessToken: 'a', refreshToken: 'r' }, user: MAYA },
          { status: 201 },
        );
      }),
    );
    const onRegistered = vi.fn();
    renderScreen(<RegisterForm onRegistered={onRegistered} />);

    await fillIn({});

    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        email: MAYA.email,
        role: 'student',
        password: 'Paper-leaf7',
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Welcome to Flyleaf'));
  });

  it('sends the plan chosen on the pricing page', async () => {
    let sent: unknown;
    api.use(
      http.post('/api/auth/register', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(
          { tokens: { accessToken: 'a', refreshToken: 'r' }, user: MAYA },
          { status: 201 },
        );
      }),
    );
    renderScreen(<RegisterForm plan="professional" onRegistered={vi.fn()} />);

    await fillIn({});

    await waitFor(() => expect(sent).toMatchObject({ plan: 'professional' }));
  });

  it.each([
    [{ 'First name': '' }, 'Please fill in all required fields.', 'First name is required'],
    [
      { 'Confirm password': 'Paper-leaf8' },
      "Passwords Don't MatchPlease make sure your passwords match.",
      'Please make sure your passwords match.',
    ],
    [
      { Password: 'Pl-7', 'Confirm password': 'Pl-7' },
      'Password Too ShortPassword must be at least 8 characters long.',
      'Password must be at least 8 characters long.',
    ],
  ])('refuses %o with a toast and a field error', async (answers, toastText, inPlace) => {
    renderScreen(<RegisterForm onRegistered={vi.fn()} />);

    await fillIn(answers);

    await waitFor(() => expect(shownToastText()).toContain(toastText));
    expect(screen.getByRole('alert').textContent).toContain(inPlace);
  });

  it('shows which password rules are met', async () => {
    renderScreen(<RegisterForm onRegistered={vi.fn()} />);

    await userEvent.type(screen.getByLabelText('Password'), 'Paper7');

    expect(screen.getByText('Number').textContent).toBe('Number: done');
    expect(screen.getByText('Special character').textContent).toBe('Special character: still needed');
  });

  it('shows a taken email at its field and keeps the values', async () => {
    const message = 'An account with this email already exists. Sign in instead.';
    api.use(
      http.post('/api/auth/register', () =>
        HttpResponse.json({ message, errors: [{ path: 'email', message }] }, { status: 409 }),
      ),
    );
    renderScreen(<RegisterForm onRegistered={vi.fn()} />);

    await fillIn({});

    await waitFor(() => expect(shownToastText()).toContain(`Registration Failed${message}`));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Paper-leaf7');
  });
});

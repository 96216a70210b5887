import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ForgotPassword } from './forgot-password';

const WAIT = 'Too many attempts. Please try again in 40 seconds.';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('the forgot password page', () => {
  useApi();

  it('needs an email', async () => {
    renderScreen(<ForgotPassword email="" />);

    await send();

    await waitFor(() => expect(shownToastText()).toContain('Email RequiredPlease enter your email address.'));
    expect(screen.getByRole('alert').textContent).toContain('Please enter your email address.');
  });

  it('shows the next steps and returns with the typed email', async () => {
    const message = 'If this email has an account, a link is on its way to it.';
    api.use(http.post('/api/auth/forgot-password', () => HttpResponse.json({ success: true, message })));
    renderScreen(<ForgotPassword email="maya@example.com" />);

    await send();
    const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(shownToastText()).toContain(`Reset Link Sent${message}`));
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');

    await userEvent.click(screen.getByRole('button', { name: 'Try Different Email' }));
    expect(email().value).toBe('maya@example.com');
  });

  it.each([
    ['when to try again', () => HttpResponse.json({ message: WAIT }, { status: 429 }), WAIT],
    ['to try later', () => new HttpResponse('', { status: 500 }), 'Please try again later.'],
    ['that it was not reached', () => HttpResponse.error(), 'An error occurred. Please try again.'],
  ])('shows %s in place too and keeps the email', async (_what, refusal, words) => {
    api.use(http.post('/api/auth/forgot-password', refusal));
    renderScreen(<ForgotPassword email="maya@example.com" />);

    await send();

    await waitFor(() => expect(shownToastText()).toContain(`Request Failed${words}`));
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(email().value).toBe('maya@example.com');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { COMPARISON } from './plans';
import { PricingPage } from './pricing-page';
import { english } from './words';

const signedInWith = (plan: string) => {
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
  api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, plan })));
};

describe('the pricing page', () => {
  useApi();
  beforeEach(endSession);

  it('sends a visitor’s choice to registration', () => {
    renderScreen(<PricingPage />);

    const choices = ['Start for free', 'Choose Professional', 'Choose Premium'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(choices).toEqual(['starter', 'professional', 'premium'].map((plan) => `/register?plan=${plan}`));
  });

  it('saves a signed-in user’s choice and says they won’t be charged', async () => {
    signedInWith('starter');
    let sent: unknown;
    api.use(
      http.post('/api/account/plan', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...MAYA, plan: 'professional' });
      }),
    );
    renderScreen(<PricingPage />);

    await userEvent.click(await screen.findByRole('button', { name: 'Choose Professional' }));

    await waitFor(() => expect(shownToastText()).toContain('You won’t be charged.'));
    expect(sent).toEqual({ plan: 'professional' });
  });

  it('marks the account’s plan', async () => {
    signedInWith('premium');
    renderScreen(<PricingPage />);

    const premium = screen.getByRole('region', { name: 'Premium Consulting' });
    expect(await within(premium).findByText('Your current choice')).toBeTruthy();
  });

  it('notes that the figures are goals', () => {
    renderScreen(<PricingPage />);

    const goals = screen.getByRole('region', { name: 'What we aim for' });
    expect(goals.textContent).toContain('goals we set ourselves, not results');
    expect(goals.textContent).toContain('4.9/5');
  });

  it('says that access for parents and counselors is there for everyone', () => {
    const { answer } = english.questions.all[4] ?? { answer: '' };

    expect(answer).toContain('Premium users can give limited access to parents or counselors');
    expect(answer).toContain('free on every plan');
  });

  it('is in Spanish for those who chose it', async () => {
    await chooseLanguage('es');
    renderScreen(<PricingPage />);

    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(screen.getByRole('link', { name: 'Elegir Professional' }).getAttribute('href')).toBe(
      '/register?plan=professional',
    );
    expect(screen.queryByText(/Planned/)).toBeNull();
  });

  it.each(['deadlines', 'sharing', 'deleting', 'crisis'])('never sells this: %s', (never) => {
    const rows = COMPARISON.flatMap(({ rows: some }) => [...some]).filter(({ feature }) => feature === never);

    expect(rows.map((row) => row.in)).toEqual([['starter', 'professional', 'premium']]);
  });
});

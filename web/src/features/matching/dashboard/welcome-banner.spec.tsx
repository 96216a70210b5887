import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { WelcomeBanner } from './welcome-banner';

const stats = { profileComplete: 67, collegesMatched: 20, averageMatchScore: 81, days: 30 };

const best = {
  answer: 'test',
  effect: 'narrows-ranges',
  colleges: 20,
  points: 8,
  words: 'Your score would narrow all 20 of your ranges.',
};

const figureOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the welcome', () => {
  useApi();

  it('has the two figures of the moment and the next thing to do', async () => {
    api.use(
      http.get('*/api/analytics/stats', () => HttpResponse.json(stats)),
      http.get('*/api/next-best-step', () =>
        HttpResponse.json({ basedOn: 'list', collegesLookedAt: 20, steps: [best], words: best.words }),
      ),
    );
    renderScreen(<WelcomeBanner name="Amara" />);

    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Amara!' })).toBeTruthy();
    const next = await screen.findByRole('link', { name: 'add your SAT or ACT score' });
    expect(next.getAttribute('href')).toBe('/profile?section=academic&step=tests');
    expect(next.parentElement?.textContent).toBe(
      'Next up: add your SAT or ACT score. It narrows every chance range on your list.',
    );
    await waitFor(() => expect(figureOf('of profile sections')).toBe('67%'));
    expect(figureOf('colleges matched')).toBe('20');
  });

  it('invents no figure when they did not load', async () => {
    api.use(
      http.get('*/api/analytics/stats', () => HttpResponse.json({}, { status: 500 })),
      http.get('*/api/next-best-step', () => HttpResponse.json({}, { status: 500 })),
    );
    renderScreen(<WelcomeBanner name="Amara" />);

    await waitFor(() => expect(figureOf('of profile sections')).toBe('–not loaded'));
  });
});

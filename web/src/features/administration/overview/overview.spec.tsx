import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type AdminAnalytics } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { Overview } from './overview';

const FIGURES: AdminAnalytics = {
  totalUsers: 12480,
  profilesCompleted: 7912,
  academicProfiles: 8344,
  totalApplications: 21067,
  totalPredictions: 94310,
  totalEssays: 310,
  totalReviews: 205,
  totalChatTurns: 4120,
  usersByRole: { student: 12000, parent: 300, counselor: 170, admin: 10 },
  activeUsers: { last7Days: 2100, last30Days: 5200 },
  registrationsPerDay: [
    { day: '2026-11-19', registrations: 3 },
    { day: '2026-11-20', registrations: 9 },
  ],
};

describe('the figures of the admin dashboard', () => {
  useApi();

  it('are five cards, and a chart with the same facts as a sentence and a table', async () => {
    api.use(http.get('/api/admin/analytics', () => HttpResponse.json(FIGURES)));
    renderScreen(<Overview />);

    expect(await screen.findByText('12,480')).toBeTruthy();
    for (const name of [
      'Total Users',
      'Profiles Completed',
      'Academic Profiles',
      'Total Applications',
      'Predictions Made',
    ])
      expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      '12 people registered in the last 30 days. The busiest day was Nov 20, with 9.',
    );
    expect(screen.getByRole('row', { name: 'Nov 20 9' })).toBeTruthy();
  });

  it('can be asked for again when they fail to load', async () => {
    api.use(http.get('/api/admin/analytics', () => HttpResponse.json({}, { status: 500 })));
    renderScreen(<Overview />);

    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(http.get('/api/admin/analytics', () => HttpResponse.json(FIGURES)));
    await userEvent.click(retry);
    expect(await screen.findByText('12,480')).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type AdminLead } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { LeadsTab } from './leads-tab';

const LEAD: AdminLead = {
  studentId: '01990000-0000-7000-8000-0000000000c1',
  name: 'Jae Lee',
  email: 'jae@example.org',
  stage: 'conversion',
  tier: 'medium',
  total: 55,
  timeline: 20,
  academic: 19,
  engagement: 11,
  intent: 5,
  services: ['human-consultation', 'essay-review'],
  scoredAt: '2026-11-20T17:00:00.000Z',
};

const served = (leads: AdminLead[]) => {
  const asked: (string | null)[] = [];
  api.use(
    http.get('/api/admin/leads', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.json(leads, { headers: { 'X-Total-Count': String(leads.length) } });
    }),
  );
  return asked;
};

describe('the lead list', () => {
  useApi();

  it('shows what a score is made of, and sorts', async () => {
    const asked = served([LEAD]);
    renderScreen(<LeadsTab />);

    await screen.findByRole('link', { name: 'Jae Lee' });
    expect(screen.getByText('55 of 100')).toBeTruthy();
    expect(screen.getByText('Timeline 20, profile 19, use 11, intent 5')).toBeTruthy();

    expect(screen.getByText('Talk with a counselor, Essay review')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Scored' }));
    await waitFor(() => expect(asked).toEqual(['score', 'newest']));
    expect(screen.getByRole('columnheader', { name: 'Scored' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('says how a student gets on it', async () => {
    served([]);
    renderScreen(<LeadsTab />);

    await screen.findByText('No leads yet');
  });
});

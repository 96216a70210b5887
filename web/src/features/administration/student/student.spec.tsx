import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type StudentBundle } from '@/api';
import { aStudentBundle, openedDetails } from '@/testing/admin-students';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { AcademicTab } from './academic-tab';
import { ActivitiesTab } from './activities-tab';
import { PersonalTab } from './personal-tab';
import { StudentOverview } from './student-overview';

const JAE = '01990000-0000-7000-8000-0000000000c1';

const bundleCall = (but: Partial<StudentBundle> = {}) =>
  api.use(
    http.get(`/api/admin/user/${JAE}/profile`, () => HttpResponse.json(aStudentBundle(but))),
    http.get(`/api/admin/user/${JAE}/predictions`, () => HttpResponse.json([])),
  );

/** The answer beside a label. */
const answer = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('a student in the admin area', () => {
  useApi();

  it('shows in cards how far they are, and what to talk about', async () => {
    bundleCall({
      completion: { completed: 3, total: 8, percentage: 38, missing: [] },
      warnings: ['Profile is under 60% complete.'],
    });
    renderScreen(<StudentOverview userId={JAE} />);

    await screen.findByText('38%');
    expect(screen.getByText(/^3\/8 sections/)).toBeTruthy();
    expect(screen.getByText('0 submitted')).toBeTruthy();
    expect(screen.getByText('AI recommendations')).toBeTruthy();
    expect(answer('GPA')).toBe('Not provided');
    expect(screen.getByText('Profile is under 60% complete.')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    api.use(
      http.get(`/api/admin/user/${JAE}/profile`, () => new HttpResponse(null, { status: 500 })),
      http.get(`/api/admin/user/${JAE}/predictions`, () => HttpResponse.json([])),
    );
    renderScreen(<StudentOverview userId={JAE} />);

    await screen.findByText('We couldn’t load this profile');
    bundleCall();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('0%');
  });

  it('says what was not answered and which tests were not taken', async () => {
    bundleCall();
    renderScreen(<AcademicTab userId={JAE} />);

    await screen.findByRole('region', { name: 'Test scores' });
    expect(answer('SAT total')).toBe('Not taken');
    expect(answer('ACT composite')).toBe('Not taken');
    expect(answer('Class rank')).toBe('Not provided');
  });

  it('hides personal details until a reason is given', async () => {
    bundleCall();
    const reasons: unknown[] = [];
    api.use(
      http.post(`/api/admin/user/${JAE}/openings`, async ({ request }) => {
        reasons.push(await request.json());
        return HttpResponse.json(openedDetails({ raceEthnicity: ['Asian'], city: 'Toledo', state: 'OH' }));
      }),
    );
    renderScreen(<PersonalTab userId={JAE} />);

    const reason = await screen.findByRole('textbox', { name: 'Why do you need to see them?' });
    expect(answer('Race/ethnicity')).toBe('Hidden');
    await userEvent.type(reason, 'Curious');
    await userEvent.click(screen.getByRole('button', { name: 'Show hidden details' }));
    expect(screen.getByText('Please say in a few words why you need to see this.')).toBeTruthy();
    expect(reasons).toEqual([]);

    await userEvent.type(reason, ' about a scholarship');
    await userEvent.click(screen.getByRole('button', { name: 'Show hidden details' }));
    await screen.findByText('Asian');
    expect(answer('Address')).toBe('Toledo, OH\nUnited States');
    expect(answer('Household income')).toBe('Not provided');
    expect(reasons).toEqual([{ reason: 'Curious about a scholarship' }]);
  });

  it('lists what they lead, up to the present', async () => {
    bundleCall({
      leadershipRoles: [
        {
          id: '01990000-0000-7000-8000-0000000000e1',
          positionTitle: 'President',
          organizationName: 'Key Club',
          level: 'National',
          startDate: '2025-09-01',
          endDate: null,
          description: null,
          responsibilities: null,
          achievements: null,
          impact: null,
        },
      ],
    });
    renderScreen(<ActivitiesTab userId={JAE} />);

    const roles = await screen.findByRole('region', { name: 'Leadership positions' });
    expect(within(roles).getByText('Key Club · Sep 2025 – Present')).toBeTruthy();
    expect(within(roles).getByText('National')).toBeTruthy();
    expect(screen.getByText('No activities yet.')).toBeTruthy();
  });
});

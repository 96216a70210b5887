import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SeasonPlan, type SeasonSession } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { anApplicationInFull } from '@/testing/applications';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { SeasonPlanScreen } from './season-plan-screen';

const APPLICATION = '01990000-0000-7000-8000-0000000000a1';

const DRAFT: SeasonSession = {
  id: 'personal/draft',
  kind: 'draft',
  subject: 'Common App essay',
  colleges: ['Reed', 'Tufts'],
  applicationIds: [APPLICATION],
  essayId: null,
  inEssayPlan: false,
  dueOn: '2026-10-28',
  sendBy: '2026-11-01',
  dateNote: 'Usual date, check the college.',
  hours: 1.5,
  finishes: false,
};

const PLAN: SeasonPlan = {
  today: '2026-10-20',
  settings: { hoursPerWeek: 6, daysOff: [], busy: [], areYours: false, mostHoursADay: 4 },
  hasApplications: true,
  fits: false,
  hours: 31,
  weeks: [
    {
      start: '2026-10-19',
      end: '2026-10-25',
      hoursPlanned: 1.5,
      hoursFree: 6,
      busy: ['Exams'],
      days: [{ day: '2026-10-20', hours: 1.5, sessions: [DRAFT] }],
    },
  ],
  proof: {
    says: 'By October 30 there are 31 hours of work and 22 hours of time.',
    day: '2026-10-30',
    work: 31,
    time: 22,
    tasks: [DRAFT],
    shortDays: [{ day: '2026-10-30', work: 31, time: 22 }],
  },
  waysOut: [
    {
      cost: 3,
      ways: [
        {
          kind: 'hours',
          says: 'Plan 9 hours a week in place of 6 hours.',
          saves: '9 hours more time by October 30',
          applicationId: null,
          hoursPerWeek: 9,
          reuse: null,
        },
      ],
    },
  ],
  reuses: [],
  nothingIsEnough: null,
  dates: [
    {
      applicationId: APPLICATION,
      college: 'Reed',
      planBy: '2026-11-01',
      note: 'Usual date, check the college.',
    },
  ],
  leftOut: [],
  counting: ['Everything is done 2 days before it’s due.'],
};

const serve = (plan: SeasonPlan) => api.use(http.get('*/api/season-plan', () => HttpResponse.json(plan)));

describe('the plan of a season', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('says why it does not fit, what would help, and what to do this week', async () => {
    serve(PLAN);
    renderScreen(<SeasonPlanScreen />);

    expect(
      await screen.findByText('By October 30 there are 31 hours of work and 22 hours of time.'),
    ).toBeTruthy();
    expect(screen.getByText('Plan 9 hours a week in place of 6 hours.')).toBeTruthy();
    const step = screen.getByRole('link', { name: /First draft: Common App essay/ });
    expect(step.getAttribute('href')).toBe(`/applications/${APPLICATION}`);
    expect(step.textContent).toContain('For Reed and Tufts. Due Nov 1. Usual date, check the college.');
    expect(screen.getByText('1.5 of 6 hours')).toBeTruthy();
  });

  it('never calls work done that only has no date ahead', async () => {
    const leftOut: SeasonPlan['leftOut'] = [
      { applicationId: APPLICATION, subject: 'Reed', why: 'no date', says: 'No fixed date.' },
    ];
    const empty = {
      start: '2026-11-23',
      end: '2026-11-29',
      hoursPlanned: 0,
      hoursFree: 4,
      busy: [],
      days: [],
    };
    serve({ ...PLAN, fits: true, proof: null, hours: 0, waysOut: [], weeks: [empty], dates: [], leftOut });
    renderScreen(<SeasonPlanScreen />);

    expect(await screen.findByText(/^We can’t plan yet: what’s left has no upcoming date\./)).toBeTruthy();
    expect(screen.queryByText(/Enjoy the rest/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Reed' }).getAttribute('href')).toBe(
      `/applications/${APPLICATION}`,
    );
  });

  it('saves the hours and shows the new plan, after asking for what is wrong', async () => {
    serve(PLAN);
    const sent: unknown[] = [];
    api.use(
      http.put('*/api/season-plan/settings', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...PLAN, proof: null, waysOut: [], fits: true } satisfies SeasonPlan);
      }),
    );
    renderScreen(<SeasonPlanScreen />);
    const user = userEvent.setup();

    const hours = await screen.findByLabelText('Hours a week for applications');
    await user.clear(hours);
    await user.type(hours, 'many');
    await user.click(screen.getByRole('button', { name: 'Save and plan again' }));
    expect(screen.getByText('Type whole or half hours from 0 to 28')).toBeTruthy();
    expect(sent).toEqual([]);

    await user.clear(hours);
    await user.type(hours, '9');
    await user.click(screen.getByRole('button', { name: 'Save and plan again' }));
    await screen.findByText(/^It fits: 31 hours of work/);
    await waitFor(() => expect(sent).toEqual([{ hoursPerWeek: 9, daysOff: [], busy: [] }]));
  });

  describe('with a way out of two steps', () => {
    const move = {
      kind: 'move',
      says: 'Apply to Reed later.',
      saves: '4 hours can wait',
      reuse: null,
    } as const;
    const turn = { kind: 'reuse', says: 'Turn one essay.', saves: '3 hours less work' } as const;
    const reuse = { itemId: 'i1', essay: 'personal common-app' };
    const early = { ...anApplicationInFull({ applicationType: 'Early Action' }), id: APPLICATION };
    const ways = [
      { ...move, applicationId: APPLICATION, hoursPerWeek: null },
      { ...turn, applicationId: null, hoursPerWeek: null, reuse },
    ];

    const serveSteps = (turned: () => Response) => {
      const sent: string[] = [];
      serve({ ...PLAN, waysOut: [{ cost: 4, ways }] });
      api.use(
        http.get('*/api/applications/:id', () => HttpResponse.json(early)),
        http.put('*/api/applications/:id', async ({ request }) => {
          sent.push(((await request.json()) as { applicationType: string }).applicationType);
          return HttpResponse.json(early);
        }),
        http.put('*/api/season-plan/reuses/:itemId', () => {
          sent.push('reuse');
          return turned();
        }),
        http.delete('*/api/season-plan/reuses/:itemId', () => {
          sent.push('write new');
          return HttpResponse.json(PLAN);
        }),
      );
      return sent;
    };

    it('does both, and undoes both', async () => {
      const sent = serveSteps(() => HttpResponse.json(PLAN));
      renderScreen(<SeasonPlanScreen />);
      const user = userEvent.setup();

      await user.click(await screen.findByRole('button', { name: 'Do these' }));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(sent).toEqual(['Regular Decision', 'reuse', 'write new', 'Early Action']));
    });

    it('does neither where the second is refused', async () => {
      const sent = serveSteps(() => HttpResponse.json({ message: 'No' }, { status: 409 }));
      renderScreen(<SeasonPlanScreen />);

      await userEvent.setup().click(await screen.findByRole('button', { name: 'Do these' }));
      await waitFor(() => expect(shownToastText()).toContain('Error'));
      expect(sent).toEqual(['Regular Decision', 'reuse', 'Early Action']);
    });
  });

  it('leads to the applications when there are none', async () => {
    serve({ ...PLAN, hasApplications: false, proof: null, weeks: [], dates: [] });
    renderScreen(<SeasonPlanScreen />);

    expect((await screen.findByRole('link', { name: 'Go to Applications' })).getAttribute('href')).toBe(
      '/applications',
    );
  });
});

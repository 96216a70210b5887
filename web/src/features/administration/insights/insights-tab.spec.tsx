import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ConsultationNote, type StudentInsights } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { InsightsTab } from './insights-tab';

const JAE = '01990000-0000-7000-8000-0000000000c1';

const INSIGHTS: StudentInsights = {
  account: { registeredAt: '2026-11-12T17:00:00.000Z', lastLogin: null, signIns: 4 },
  lead: null,
  weeks: ['2026-11-16', '2026-11-23'],
  activity: [{ kind: 'colleges-opened', perWeek: [6, 1] }],
  assessment: { strengths: [], missing: ['No colleges saved yet.'], nextMeeting: ['Which three colleges?'] },
};

const NOTE: ConsultationNote = {
  id: '01990000-0000-7000-8000-0000000000f1',
  text: 'Likes small classes.',
  author: 'Ana Ortiz',
  isYours: true,
  createdAt: '2026-11-20T17:00:00.000Z',
  updatedAt: '2026-11-20T17:00:00.000Z',
};

const served = (notes: ConsultationNote[], insights = INSIGHTS) =>
  api.use(
    http.get(`/api/admin/user/${JAE}/insights`, () => HttpResponse.json(insights)),
    http.get(`/api/admin/user/${JAE}/notes`, () => HttpResponse.json(notes)),
  );

describe('the behavioral insights of a student', () => {
  useApi();

  it('show activity as charts in words, and what to ask next', async () => {
    served([]);
    renderScreen(<InsightsTab userId={JAE} />);

    await screen.findByRole('img', {
      name: 'Colleges viewed: 7 in the last 2 weeks, most in the week of Nov 16 with 6.',
    });
    expect(screen.getByText('Never')).toBeTruthy();
    expect(screen.getByText('Which three colleges?')).toBeTruthy();
    expect(screen.getByText('Nothing to point out yet.')).toBeTruthy();
  });

  it('have a line for a student on the lead list only', async () => {
    served([], { ...INSIGHTS, lead: { stage: 'conversion', tier: 'high', total: 72 } });
    const { unmount } = renderScreen(<InsightsTab userId={JAE} />);
    await screen.findByText('On the lead list: high, 72 of 100. Stage: Asked about plans.');
    unmount();

    served([]);
    renderScreen(<InsightsTab userId={JAE} />);
    await screen.findByText('Which three colleges?');
    expect(screen.queryByText(/lead list/)).toBeNull();
  });

  it('keep a note that could not be saved in its field', async () => {
    served([NOTE]);
    api.use(
      http.post(`/api/admin/user/${JAE}/notes`, () =>
        HttpResponse.json({ message: 'Too many requests.', status: 429 }, { status: 429 }),
      ),
    );
    renderScreen(<InsightsTab userId={JAE} />);
    await screen.findByText('Likes small classes.');

    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Write a note first.')).toBeTruthy();

    await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Visits on Friday.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Too many requests.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe(
      'Visits on Friday.',
    );
  });

  it('change a note from the copy that was read', async () => {
    served([NOTE]);
    const sent: unknown[] = [];
    api.use(
      http.put(`/api/admin/user/${JAE}/notes/${NOTE.id}`, async ({ request }) => {
        sent.push(request.headers.get('if-match'), await request.json());
        return HttpResponse.json({ ...NOTE, text: 'Likes large classes.' });
      }),
    );
    renderScreen(<InsightsTab userId={JAE} />);

    const note = within(await screen.findByRole('region', { name: 'Consultation notes' }));
    await userEvent.click(await note.findByRole('button', { name: 'Edit' }));
    const field = note.getByRole('textbox', { name: 'Change note' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Likes large classes.');
    await userEvent.click(note.getByRole('button', { name: 'Save' }));

    await note.findByRole('button', { name: 'Edit' });
    expect(sent).toEqual([`"${NOTE.updatedAt}"`, { text: 'Likes large classes.' }]);
  });
});

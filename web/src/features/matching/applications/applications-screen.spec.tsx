import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Application } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aStudentApplication } from '@/testing/applications';
import { aSavedCollege } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ApplicationsScreen } from './applications-screen';

const TUFTS = aStudentApplication({ id: 'tufts', name: 'Tufts' });

/** Saved are Ohio State (204796), to which there is an application, and one more. */
const serve = (applications: Application[]) => {
  const sent: unknown[] = [];
  const keep = async ({ request }: { request: Request }) => {
    const body = await request.text();
    sent.push(body === '' ? 'start all' : (JSON.parse(body) as unknown));
    return body === ''
      ? HttpResponse.json({ applicationIds: ['reed'] }, { status: 201 })
      : HttpResponse.json(applications[0]);
  };
  api.use(
    http.get('*/api/applications', () => HttpResponse.json(applications)),
    http.get('*/api/saved-colleges', () =>
      HttpResponse.json([204796, 1].map((collegeId) => aSavedCollege({ collegeId }))),
    ),
    http.post('*/api/applications/for-list', keep),
    http.post('*/api/applications/deletions', keep),
    http.post('*/api/applications/:id/status', keep),
  );
  renderScreen(<ApplicationsScreen />);
  return sent;
};

describe('the applications', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('start for every saved college without one, and are taken back', async () => {
    const sent = serve([TUFTS]);
    const user = userEvent.setup();

    await user.click(await screen.findByRole('button', { name: 'Start it' }));
    await waitFor(() => expect(shownToastText()).toContain('Application Added'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual(['start all', { applicationIds: ['reed'] }]));
  });

  it('move by dragging a card to another column, and not by dropping it where it was', async () => {
    const sent = serve([TUFTS]);
    const card = await screen.findByRole('article', { name: 'Tufts' });
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    const dragTo = (column: string) => {
      fireEvent.dragStart(card, { dataTransfer });
      fireEvent.dragOver(screen.getByRole('region', { name: column }));
      fireEvent.drop(screen.getByRole('region', { name: column }));
    };

    dragTo('Planning');
    dragTo('In Progress');
    await waitFor(() => expect(sent).toEqual([{ status: 'In Progress' }]));
  });
});

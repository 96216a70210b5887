import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptInvitation } from '@/lib/session/kept-invitation';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { LinkedStudents } from '../linked-students/linked-students';
import { InvitationPage } from './invitation-page';

const INVITATION = { code: 'K7MPQ-3WXYZ', relation: 'parent' } as const;

describe('an emailed invitation', () => {
  useApi();
  beforeEach(() => api.use(http.get('*/api/linked-students', () => HttpResponse.json([]))));

  it('is kept while its reader creates an account, and used only when they say so', async () => {
    const entered: unknown[] = [];
    api.use(
      http.post('*/api/linked-students', async ({ request }) => {
        entered.push(await request.json());
        return HttpResponse.json({ firstName: 'Maya' });
      }),
    );
    const invited = renderScreen(<InvitationPage invitation={INVITATION} />);
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
    await waitFor(() => expect(keptInvitation()).toEqual(INVITATION));
    invited.unmount();

    renderScreen(<LinkedStudents />);
    await screen.findByText(/You came with an invitation/);
    expect(screen.getByLabelText<HTMLInputElement>('A student’s code').value).toBe(INVITATION.code);
    expect(entered).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Enter code' }));

    await waitFor(() => expect(keptInvitation()).toBeNull());
    expect(entered).toEqual([{ code: INVITATION.code }]);
  });

  it('is not for a student who is signed in', () => {
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    renderScreen(<InvitationPage invitation={INVITATION} />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This invitation is for a parent or counselor',
    );
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentSession, endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { SignOutQuestion } from './sign-out-question';
import { useSignOut } from './use-sign-out';

const Logout = () => {
  const { signOut } = useSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Logout
      </button>
      <SignOutQuestion />
    </>
  );
};
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));
const isSignedOut = () => currentSession().status === 'signed-out';

describe('logging out', () => {
  useApi();
  beforeEach(() => {
    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role: 'student' });
    api.use(http.post('/api/auth/logout', () => HttpResponse.json({})));
    renderScreen(<Logout />);
  });

  it('needs no question when everything is sent', async () => {
    await logOut();

    await waitFor(() => expect(isSignedOut()).toBe(true));
  });

  it.each(['flyleaf.unsent.', 'flyleaf.essay-draft.'])(
    'asks first while something waits under %s',
    async (start) => {
      const key = `${start}${MAYA.id}.1`;
      localStorage.setItem(key, '[{}]');
      await logOut();

      await screen.findByRole('alertdialog', { name: 'Log out and lose what isn’t sent?' });
      await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect([isSignedOut(), localStorage.getItem(key)]).toEqual([false, '[{}]']);

      await logOut();
      await userEvent.click(await screen.findByRole('button', { name: 'Log out anyway' }));
      await waitFor(() => expect(isSignedOut()).toBe(true));
      expect(localStorage.getItem(key)).toBeNull();
    },
  );
});

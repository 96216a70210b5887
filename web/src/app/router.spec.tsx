import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import Toaster from '@/components/ui/toaster';
import { leaveSession, type Role, startSession } from '@/lib/session';
import { api, MAYA, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { routes } from './router';

const open = (address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return router;
};

const signedInAs = (role: Role) => {
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role });
  api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, role })));
};

describe('the routes', () => {
  useApi();
  beforeEach(leaveSession);

  it('show a stranger at the start page what this is', async () => {
    open('/');

    await screen.findByRole('heading', { level: 1, name: 'Your next chapter starts with a blank page.' });
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
    expect(document.title).toBe('Home | Flyleaf');
  });

  it('bring the pages open to all into the product’s own bars for a student', async () => {
    signedInAs('student');
    open('/pricing');

    await screen.findByRole('heading', { level: 1, name: 'Pricing' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
  });

  it('send a parent who opens a student’s page to the account’s home', async () => {
    signedInAs('parent');
    const router = open('/my-list');

    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya!' });
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('show what is not there, in the agreed words', async () => {
    open('/nowhere');

    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  });

  it('let go on Logout, whatever the server says, without calling it unauthorized', async () => {
    signedInAs('parent');
    api.use(http.post('/api/auth/logout', () => HttpResponse.json({ message: 'no' }, { status: 500 })));
    const router = open('/');

    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(shownToastText()).toContain('Logged OutYou have been successfully logged out.');
    expect(localStorage).toHaveLength(0);
  });
});

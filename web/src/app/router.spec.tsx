import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OHIO_STATE } from '../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../src/modules/matching/domain/engine/testing/worked-profiles';
import Toaster from '@/components/ui/toasts/toaster';
import { rememberPage } from '@/lib/session/return-to';
import { endSession, type Role, startSession } from '@/lib/session/session';
import { anAdminUser } from '@/testing/admin-users';
import { aStatus } from '@/testing/imports';
import { api, MAYA, useApi } from '@/testing/api';
import { aCaseload } from '@/testing/caseload';
import { aCollegeInFull } from '@/testing/college-in-full';
import { aCollege, aSearchReply } from '@/testing/colleges';
import { shownToastText } from '@/testing/render-screen';
import { App } from './app';
import { routes } from './router';

// Each page is loaded when it is opened, and here for the first time.
vi.setConfig({ testTimeout: 15_000 });
beforeAll(() => configure({ asyncUtilTimeout: 5_000 }));
afterAll(() => configure({ asyncUtilTimeout: 1_000 }));

const open = (address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <>
      <App router={router} />
      <Toaster />
    </>,
  );
  return router;
};

const signedInAs = (role: Role) => {
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role });
  api.use(
    http.get('/api/demo-account', () => HttpResponse.json(null)),
    http.get('/api/auth/providers', () => HttpResponse.json({ providers: [] })),
    http.get('/api/auth/me', () =>
      HttpResponse.json({ ...MAYA, role, isEmailVerified: true, hasPassword: true, signInProviders: [] }),
    ),
    http.get('/api/notifications', () => HttpResponse.json({ items: [], unread: 0 })),
    http.get('/api/essay-settings', () =>
      HttpResponse.json({ hasOutsideReader: false, allowsOutsideReader: true }),
    ),
    http.get('/api/chat/contact-choice', () => HttpResponse.json({ canChoose: false, isAllowed: false })),
    http.get('/api/notifications/stream', () => new HttpResponse(null, { status: 503 })),
  );
};

const signInCalls = () => {
  signedInAs('student');
  endSession();
  api.use(
    http.post('/api/auth/login', () =>
      HttpResponse.json({
        success: true,
        message: 'Welcome back.',
        tokens: { accessToken: 'access', refreshToken: 'refresh' },
        user: MAYA,
      }),
    ),
  );
};
const signIn = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Blue-Heron-42');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

const secondFactor = (state: { enabled: boolean; required: boolean }) =>
  http.get('/api/account/second-factor', () => HttpResponse.json({ ...state, recoveryCodesLeft: 0 }));

const adminCalls = () =>
  api.use(
    secondFactor({ enabled: false, required: false }),
    http.get('/api/admin/import-status', () => HttpResponse.json(aStatus(null))),
    http.get('/api/admin/analytics', () => HttpResponse.json({}, { status: 500 })),
    http.get('/api/admin/users', () =>
      HttpResponse.json([anAdminUser()], {
        headers: { 'X-Total-Count': '1' },
      }),
    ),
    http.get('/health/ready', () =>
      HttpResponse.json({ ready: true, database: true, migration: '20261120_notifications' }),
    ),
    http.get('/api/admin/scorecard-colleges', ({ request }) => {
      const total = new URL(request.url).searchParams.has('ownership') ? 1601 : 6322;
      return HttpResponse.json({ ...aSearchReply([aCollege()]), total });
    }),
  );

describe('the routes', () => {
  useApi();
  beforeEach(endSession);

  it('show a stranger the landing page', async () => {
    open('/');

    await screen.findByRole('heading', { level: 1, name: 'Your next chapter starts with a blank page.' });
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
    expect(document.title).toBe('Home | Flyleaf');
  });

  it('show a student public pages inside the app’s bars', async () => {
    signedInAs('student');
    open('/pricing');

    await screen.findByRole('heading', { level: 1, name: 'Pricing' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
  });

  it('send a parent from a student’s page to the start page', async () => {
    signedInAs('parent');
    const router = open('/my-list');

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Maya!' });
    expect(router.state.location.pathname).toBe('/');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Colleges', 'Home', 'Pricing']);
    expect(links[1]?.getAttribute('aria-current')).toBe('page');
  });

  it.each(['parent', 'counselor'] as const)(
    'let a %s read the catalogue without a single call of a student',
    async (role) => {
      const calls: string[] = [];
      api.use(
        http.all('/api/*', ({ request }) => {
          calls.push(new URL(request.url).pathname);
          return new HttpResponse(null, { status: 403 });
        }),
      );
      signedInAs(role);
      api.use(
        http.get('/api/linked-students', () => HttpResponse.json([])),
        http.get('/api/next-dates', () => HttpResponse.json({ students: [], dates: [] })),
        http.get('/api/caseload', () => HttpResponse.json(aCaseload([]))),
        http.get('/api/essays-to-comment', () => HttpResponse.json([])),
        http.get('/api/available-majors', () => HttpResponse.json([])),
        http.get('/api/saved-searches', () => HttpResponse.json([])),
        http.get('/api/colleges', () =>
          HttpResponse.json(aSearchReply([aCollege({ match: null })], { total: 1 })),
        ),
        http.get('/api/colleges/204796', () =>
          HttpResponse.json({ ...aCollegeInFull(P2, OHIO_STATE), match: null, explanation: null }),
        ),
      );
      const router = open('/');

      await userEvent.click(await screen.findByRole('link', { name: 'Explore colleges' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Learn More' }));

      expect(router.state.location.search).toBe('?college=204796');
      await screen.findByRole('heading', { name: 'What it costs' });
      expect(screen.getAllByText('A year, on average').length).toBeGreaterThan(0);
      expect(screen.queryByText('Your chance')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Save to List' })).toBeNull();
      expect(calls).toEqual([]);
    },
  );

  it('send an admin from the start page to the admin dashboard', async () => {
    signedInAs('admin');
    adminCalls();
    const router = open('/');

    await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' });
    expect(router.state.location.pathname).toBe('/admin');
    expect(screen.getByText('Admin Access')).toBeTruthy();
    expect(screen.getByText('Welcome, Maya')).toBeTruthy();
    await screen.findByRole('tab', { name: 'Student/User Management', selected: true });
    await screen.findByText('Jae Lee');
  });

  it('show an admin the college data and the state of the service in a tab of its own', async () => {
    signedInAs('admin');
    adminCalls();
    open('/admin?tab=colleges');

    expect(await screen.findByText('6,400')).toBeTruthy();
    expect(await screen.findByText('20261120 notifications')).toBeTruthy();
  });

  it('send an admin without required two-step verification to its settings', async () => {
    signedInAs('admin');
    adminCalls();
    api.use(secondFactor({ enabled: false, required: true }));
    const router = open('/admin');

    await screen.findByRole('heading', { level: 1, name: 'Two-step verification' });
    expect(router.state.location.pathname).toBe('/settings/two-step');
    await screen.findByText(/^Admins need two-step verification/);
  });

  it.each(['student', 'parent', 'counselor', 'admin'] as const)(
    'open the settings for a %s',
    async (role) => {
      signedInAs(role);
      open('/settings');

      await screen.findByRole('heading', { level: 1, name: 'Account' });
      await screen.findByText('maya@example.com');
      const parts = within(screen.getByRole('navigation', { name: 'Account settings' })).getAllByRole('link');
      expect(parts.map(({ textContent }) => textContent)).toEqual([
        'Account',
        'Password',
        'Sign-ins',
        'Two-step verification',
        ...(role === 'admin' ? [] : ['Notifications']),
        ...(role === 'student' ? ['Sharing'] : []),
        'Activity',
        'Take your data',
        'Leave Flyleaf',
      ]);
    },
  );

  it('lead from the former address of reminders to the notifications', async () => {
    signedInAs('parent');
    api.use(
      http.get('/api/notification-settings', () =>
        HttpResponse.json({ topics: [], quietHours: null, timeZone: null, canEmail: true }),
      ),
    );
    const router = open('/settings/reminders');

    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(router.state.location.pathname).toBe('/settings/notifications');
  });

  it.each([
    ['student', '/admin', 'You need admin privileges to access this page.'],
    ['parent', '/admin', 'You need admin privileges to access this page.'],
    ['counselor', `/admin/user/${anAdminUser().id}`, 'Admin access required.'],
  ] as const)('deny a %s the page %s and send them away', async (role, path, why) => {
    signedInAs(role);
    api.use(http.all('*', () => HttpResponse.json([])));
    const router = open(path);

    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(shownToastText()).toContain(`Access Denied${why}`));
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path));
  });

  it('focus the heading of a new page', async () => {
    signedInAs('parent');
    open('/');
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Maya!' });

    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));

    const heading = await screen.findByRole('heading', { level: 1, name: 'Pricing' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(document.title).toBe('Pricing | Flyleaf'));
  });

  it('title a student’s start page Dashboard', async () => {
    signedInAs('student');
    api.use(http.all('/api/*', () => new HttpResponse(null, { status: 503 })));
    open('/');

    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya!' });
    await waitFor(() => expect(document.title).toBe('Dashboard | Flyleaf'));
  });

  it('return after sign-in to the page where the session ended, and say so', async () => {
    signInCalls();
    rememberPage('/settings');
    const router = open('/login');

    await screen.findByText('Sign in to go to the page you asked for.');
    await signIn();

    await screen.findByRole('heading', { level: 1, name: 'Account' });
    expect(router.state.location.pathname).toBe('/settings');
  });

  it('say on the sign-in page that a draft is saved', async () => {
    signInCalls();
    rememberPage('/profile');
    sessionStorage.setItem(`flyleaf.draft.${MAYA.id}.personal.basic`, '{}');
    open('/login');

    await screen.findByText(/What you typed is still there/);
  });

  it('say nothing about a page or draft when there is none', async () => {
    signInCalls();
    open('/login');

    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByText(/you go straight/)).toBeNull();
  });

  it('keep the bars and one main landmark when the page inside crashes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    signedInAs('student');
    api.use(http.get('/api/next-best-step', () => HttpResponse.json({ not: 'what was asked for' })));
    open('/');

    await screen.findByRole('heading', { level: 1, name: 'This page didn’t load' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
  });

  it('show the page for unknown addresses', async () => {
    open('/nowhere');

    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  });

  it('keep the bars on it for someone signed in', async () => {
    signedInAs('student');
    open('/nowhere');

    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('sign out on Logout even when the server fails, without an Unauthorized message', async () => {
    signedInAs('parent');
    api.use(http.post('/api/auth/logout', () => HttpResponse.json({ message: 'no' }, { status: 500 })));
    const router = open('/');

    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() =>
      expect(shownToastText()).toContain('Logged OutYou have been successfully logged out.'),
    );
    expect(localStorage).toHaveLength(0);
  });
});

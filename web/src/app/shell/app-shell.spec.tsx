import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import AppShell from './app-shell';
import { storeChoice } from '@/lib/preferences/choice-here';
import { loadFrameWords } from '@/lib/preferences/say';

const Page = () => (
  <>
    <h1>{useLocation().pathname}</h1>
    <label>
      Name <input type="search" />
    </label>
  </>
);

const openShell = () =>
  renderScreen(
    <Routes>
      <Route element={<AppShell />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    '/colleges',
  );

const place = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the shell of the signed-in pages', () => {
  useApi();
  beforeEach(() => {
    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    api.use(
      http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, profileImageUrl: null })),
      http.get('/api/notifications', () => HttpResponse.json({ items: [], unread: 0 })),
      http.get('/api/notifications/stream', () => new HttpResponse(null, { status: 503 })),
    );
  });

  it('ends with where to turn in a crisis', () => {
    openShell();

    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:988');
    expect(screen.getByRole('link', { name: 'text 988' }).getAttribute('href')).toBe('sms:988');
  });

  it('is in Spanish for who chose it, with its menus', async () => {
    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role: 'parent' });
    storeChoice({ language: 'es', at: 1 });
    await loadFrameWords();
    openShell();

    const bar = await screen.findByRole('navigation', { name: 'Principal' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Universidades', 'Inicio', 'Precios']);
    await userEvent.click(screen.getByRole('button', { name: 'Su cuenta' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Configuración de la cuenta' })).toBeTruthy();
    expect(within(menu).getByRole('menuitemradio', { name: 'Como el dispositivo' })).toBeTruthy();
    expect(within(menu).getByRole('menuitem', { name: 'Cerrar sesión' })).toBeTruthy();
  });

  it('marks the current page', () => {
    openShell();

    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Colleges', 'Colleges']); // bar and tabs
  });

  it.each([
    ['gl', '/my-list'],
    ['gp', '/profile'],
    ['gh', '/'],
  ])('goes with the keys %s to %s', async (keys, to) => {
    openShell();

    await userEvent.keyboard(keys);

    await waitFor(() => expect(place()).toBe(to));
  });

  it('ignores single keys while typing', async () => {
    openShell();

    await userEvent.type(screen.getByLabelText('Name'), 'gl?');

    await waitFor(() => expect(place()).toBe('/colleges'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses the page’s search with /', async () => {
    openShell();

    await userEvent.keyboard('/');

    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens the palette with %s, also while typing',
    async (keys) => {
      openShell();

      await userEvent.click(screen.getByLabelText('Name'));
      await userEvent.keyboard(keys);

      expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeTruthy();
    },
  );

  it('returns the focus when the palette closes', async () => {
    openShell();
    const link = screen.getByRole('link', { name: 'Pricing' });
    link.focus();

    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search or jump to' });
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('lists the shortcuts with ?, where the single keys can be switched off', async () => {
    openShell();

    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Go to My List')).toBeTruthy();
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gl');

    await waitFor(() => expect(place()).toBe('/colleges'));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeTruthy();
  });

  describe('the advisor', () => {
    beforeEach(() => api.use(http.get('/api/chat/messages', () => HttpResponse.json([]))));
    const drawer = () => screen.findByRole('dialog', { name: 'Wren' });

    it('opens beside every page of a student and returns the focus', async () => {
      openShell();
      const button = screen.getByRole('button', { name: 'Ask Wren' });

      await userEvent.click(button);
      await drawer();
      await waitFor(() => expect(document.activeElement?.getAttribute('id')).toBe('wren-message'));
      await userEvent.keyboard('{Escape}');

      await waitFor(() => expect(document.activeElement).toBe(button));
    });

    it('opens with the key w and from the palette', async () => {
      openShell();
      await userEvent.keyboard('w');
      expect(await drawer()).toBeTruthy();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'ask wren{Enter}');

      expect(await drawer()).toBeTruthy();
    });

    it('closes when a link in it opens another page', async () => {
      openShell();
      await userEvent.keyboard('w');
      await drawer();
      await userEvent.click(screen.getByRole('button', { name: 'Chat options' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Wren and your privacy' }));

      await waitFor(() => expect(place()).toBe('/privacy'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('only gets the focus where the page shows it itself', async () => {
      openShell();
      const field = document.createElement('textarea');
      field.id = 'wren-message';
      document.body.append(field);

      await userEvent.click(screen.getByRole('button', { name: 'Ask Wren' }));

      expect(document.activeElement).toBe(field);
      expect(screen.queryByRole('dialog')).toBeNull();
      field.remove();
    });

    it('is for students only', () => {
      startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role: 'parent' });
      openShell();

      expect(screen.queryByRole('button', { name: 'Ask Wren' })).toBeNull();
    });
  });

  it('opens the account menu by keyboard and returns the focus', async () => {
    openShell();
    const button = screen.getByRole('button', { name: 'Your account' });
    button.focus();

    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your account'));
  });

  it('links the student’s picture to the profile', async () => {
    api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, profileImageUrl: '/objects/maya' })));
    openShell();

    const link = await screen.findByRole('link', { name: 'Your profile' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/objects/maya');
  });

  it('reads the account again when the link of the picture has expired, once', async () => {
    let reads = 0;
    api.use(
      http.get('/api/auth/me', () => {
        reads += 1;
        return HttpResponse.json({ ...MAYA, profileImageUrl: `/objects/maya?signature=${reads}` });
      }),
    );
    openShell();
    const link = await screen.findByRole('link', { name: 'Your profile' });
    const picture = () => link.querySelector('img');

    fireEvent.error(picture() ?? link);
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe('/objects/maya?signature=2'));
    fireEvent.error(picture() ?? link);

    expect(picture()).toBeNull();
    expect(link.textContent).toBe('ML');
    expect(reads).toBe(2);
  });
});

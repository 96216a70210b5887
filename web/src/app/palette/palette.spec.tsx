import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, type Role, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aCollege, aSavedCollege, aSearchReply } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls } from '@/testing/student-calls';
import Palette from './palette';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const address = () => document.querySelector('output')?.textContent;
const onOpenChange = vi.fn();
const onShortcuts = vi.fn();
const searches: string[] = [];

const openPalette = (role: Role = 'student') => {
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role });
  renderScreen(
    <>
      <Palette user={{ ...MAYA, role }} open onOpenChange={onOpenChange} onShortcuts={onShortcuts} />
      <Address />
    </>,
  );
};

const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const option = (name: string | RegExp) => screen.findByRole('option', { name });

describe('the command palette', () => {
  useApi();
  beforeEach(() => {
    vi.resetAllMocks();
    searches.length = 0;
    endSession();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    savedListCalls();
    api.use(
      http.get('*/api/colleges', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        searches.push(search);
        return HttpResponse.json(aSearchReply(search === 'nowhere' ? [] : [aCollege()], { total: 3 }));
      }),
    );
  });

  it('opens the page that was typed', async () => {
    openPalette();

    await type('my li');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/my-list'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('finds colleges after the last letter typed, and opens one', async () => {
    openPalette();

    await type('ohio');
    await userEvent.click(await option(/^Ohio State University-Main Campus Columbus, OH/));

    expect(searches).toEqual(['ohio']);
    await waitFor(() => expect(address()).toBe('/colleges/204796'));
  });

  it('opens all results', async () => {
    openPalette();

    await type('ohio');
    await userEvent.click(await option('Show all 3 colleges for “ohio”'));

    await waitFor(() => expect(address()).toBe('/colleges?search=ohio'));
  });

  it('saves the first result', async () => {
    const list = savedListCalls();
    api.use(http.post('*/api/saved-colleges', () => list.add(aSavedCollege())));
    openPalette();

    await type('ohio');
    await userEvent.click(await option(/^Save Ohio State/));

    await waitFor(() => expect(shownToastText()).toContain('College Saved'));
  });

  it('shows what is saved already', async () => {
    savedListCalls([aSavedCollege()]);
    openPalette();

    await type('ohio');
    await userEvent.click(await option(/is on My List/));

    await waitFor(() => expect(address()).toBe('/my-list'));
  });

  it('says that nothing was found', async () => {
    openPalette();

    await type('nowhere');

    await waitFor(() => expect(screen.getByText('No colleges match that.')).toBeTruthy());
  });

  it('says when the colleges cannot be reached', async () => {
    api.use(http.get('*/api/colleges', () => HttpResponse.error()));
    openPalette();

    await type('ohio');

    await screen.findByText('We couldn’t load the colleges. Try again in a moment.');
  });

  it('changes the theme', async () => {
    openPalette();

    await type('dark');
    await userEvent.keyboard('{Enter}');

    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });

  it('signs out', async () => {
    api.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    openPalette();

    await type('logout');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(shownToastText()).toContain('Logged Out'));
  });

  it('finds colleges for a parent, who has no list to save them to', async () => {
    openPalette('parent');

    await type('ohio');

    expect(await option(/^Ohio State University-Main Campus Columbus, OH/)).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Save/ })).toBeNull();
  });

  it('finds no colleges for an admin, who has no page for them', async () => {
    openPalette('admin');

    await type('ohio');

    expect(screen.getByText('Nothing matches “ohio”.')).toBeTruthy();
    expect(searches).toEqual([]);
  });

  it('opens the guides, which are in no menu', async () => {
    openPalette('parent');

    await type('how ch');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/how-chances-work'));
  });
});

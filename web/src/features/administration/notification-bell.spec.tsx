import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type NotificationList } from '@/api';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { NotificationBell } from './notification-bell';
import { storeChoice } from '@/lib/preferences/choice-here';
import { endSession } from '@/lib/session/session';
import { loadFrameWords } from '@/lib/preferences/say';

type Item = NotificationList['items'][number];

const item = (but: Partial<Item> = {}): Item => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  kind: 'welcome',
  title: 'Welcome to Flyleaf',
  body: 'Start with your profile. You can stop and come back any time.',
  spanish: null,
  link: '/profile',
  createdAt: new Date().toISOString(),
  readAt: null,
  ...but,
});

const find = item({
  id: '01990000-0000-7000-8000-0000000000b2',
  kind: 'find-colleges',
  title: 'Find colleges',
  link: '/colleges',
});

/** A mock list that remembers what was read. */
const notificationCalls = (first: Item[]) => {
  let items = first;
  const read = (ids: (id: string) => boolean) => {
    items = items.map((one) => (ids(one.id) ? { ...one, readAt: new Date().toISOString() } : one));
    return new HttpResponse(null, { status: 204 });
  };
  api.use(
    http.get('*/api/notifications', () =>
      HttpResponse.json({ items, unread: items.filter(({ readAt }) => readAt === null).length }),
    ),
    http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 503 })),
    http.post('*/api/notifications/read-all', () => read(() => true)),
    http.post('*/api/notifications/:id/read', ({ params }) => read((id) => id === params['id'])),
  );
};

const bell = (unread: number) =>
  screen.findByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread` });

const openPanel = async (unread: number) => {
  await userEvent.click(await bell(unread));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

describe('the notification bell', () => {
  useApi();
  beforeEach(() => notificationCalls([item(), find]));

  it('shows the unread count, in its name too', async () => {
    renderScreen(<NotificationBell userId={MAYA.id} />);

    expect((await bell(2)).textContent).toBe('2');
  });

  it('says all of it in Spanish to who reads Spanish, and what is only in English as it is', async () => {
    storeChoice({ language: 'es', at: 1 });
    await loadFrameWords();
    const spanish = { title: 'Le damos la bienvenida a Flyleaf', body: 'Su cuenta está lista.' };
    notificationCalls([item({ spanish }), find]);
    renderScreen(<NotificationBell userId={MAYA.id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos, 2 sin leer' }));
    const panel = await screen.findByRole('dialog', { name: 'Avisos' });

    const [welcome, english] = within(panel).getAllByRole('link');
    expect(welcome?.textContent).toBe(
      'Le damos la bienvenida a Flyleaf, sin leerSu cuenta está lista.Hace un momento',
    );
    expect(english?.textContent).toContain('Find colleges');
    expect(within(panel).getByRole('button', { name: 'Marcar todo como leído' })).toBeTruthy();
    endSession();
  });

  it('lists notifications with their links', async () => {
    renderScreen(<NotificationBell userId={MAYA.id} />);

    const panel = await openPanel(2);

    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/colleges']);
    expect(links[0]?.textContent).toContain('Just now');
  });

  it('marks an item as read and closes when it is opened', async () => {
    renderScreen(<NotificationBell userId={MAYA.id} />);
    const panel = await openPanel(2);

    await userEvent.click(within(panel).getByRole('link', { name: /Find colleges/ }));

    await bell(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks all as read at once', async () => {
    renderScreen(<NotificationBell userId={MAYA.id} />);
    const panel = await openPanel(2);

    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));

    await waitFor(() => expect(within(panel).queryByText(', unread')).toBeNull());
    expect(within(panel).getAllByRole('link')).toHaveLength(2);
  });

  it('undoes it with a toast when the server refuses', async () => {
    api.use(http.post('*/api/notifications/read-all', () => new HttpResponse(null, { status: 503 })));
    renderScreen(<NotificationBell userId={MAYA.id} />);
    const panel = await openPanel(2);

    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));

    await waitFor(() => expect(shownToastText()).toContain('Nothing was marked as read.'));
    expect(within(panel).getAllByText(', unread')).toHaveLength(2);
  });

  it('returns focus when it closes', async () => {
    renderScreen(<NotificationBell userId={MAYA.id} />);
    await openPanel(2);

    await userEvent.keyboard('{Escape}');

    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications, 2 unread'),
    );
  });

  it('says that there is nothing new', async () => {
    notificationCalls([]);
    renderScreen(<NotificationBell userId={MAYA.id} />);

    expect(within(await openPanel(0)).getByRole('heading', { name: 'Nothing new' })).toBeTruthy();
  });

  it('offers Retry when the list fails to load', async () => {
    api.use(http.get('*/api/notifications', () => new HttpResponse(null, { status: 500 })));
    renderScreen(<NotificationBell userId={MAYA.id} />);
    const panel = await openPanel(0);

    const retry = await within(panel).findByRole('button', { name: 'Retry' });
    notificationCalls([item(), find]);
    await userEvent.click(retry);

    await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(2));
  });
});

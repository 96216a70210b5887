import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type NotificationSettings, type NotificationSettingsRequest } from '@/api';
import { type Role } from '@/lib/session/session';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { NotificationChoices } from './notification-choices';

const AT_FIRST: NotificationSettings = {
  topics: [
    { topic: 'reminders', bell: false, email: false },
    { topic: 'essays', bell: true, email: false },
    { topic: 'sharing', bell: true, email: false },
    { topic: 'colleges', bell: true, email: false },
  ],
  quietHours: null,
  timeZone: null,
  canEmail: true,
};
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const shown = (stored: Partial<NotificationSettings> = {}, role: Role = 'student', saves = true) => {
  const sent: NotificationSettingsRequest[] = [];
  let settings = { ...AT_FIRST, ...stored };
  api.use(
    http.get('/api/notification-settings', () => HttpResponse.json(settings)),
    http.patch('/api/notification-settings', async ({ request }) => {
      const { topics = [], ...clock } = (await request.json()) as NotificationSettingsRequest;
      sent.push({ ...(topics.length > 0 && { topics }), ...clock });
      if (!saves) return HttpResponse.json(null, { status: 503 });
      settings = {
        ...settings,
        ...clock,
        topics: settings.topics.map((each) => topics.find(({ topic }) => topic === each.topic) ?? each),
      };
      return HttpResponse.json(settings);
    }),
  );
  renderScreen(<NotificationChoices role={role} />);
  return sent;
};
const box = async (topic: string, where: string) =>
  within(await screen.findByRole('group', { name: topic })).getByRole('checkbox', { name: where });

describe('the choices about notifications', () => {
  useApi();

  it('are saved one by one, the first with the time zone of this browser', async () => {
    const sent = shown();
    await userEvent.click(await box('Essays and comments', 'By email'));

    await waitFor(() => expect(shownToastText()).toContain('Saved'));
    expect(sent).toEqual([{ topics: [{ topic: 'essays', bell: true, email: true }], timeZone: HERE }]);
    expect(await box('Essays and comments', 'By email')).toHaveProperty('checked', true);
  });

  it('keep the time zone that was chosen', async () => {
    const sent = shown({ timeZone: 'Pacific/Honolulu' });
    await userEvent.click(await box('Deadlines and reminders', 'At the bell'));

    await waitFor(() =>
      expect(sent).toEqual([
        { topics: [{ topic: 'reminders', bell: true, email: false }], timeZone: 'Pacific/Honolulu' },
      ]),
    );
  });

  it('go back to what is stored when one cannot be saved', async () => {
    shown({}, 'student', false);
    await userEvent.click(await box('Essays and comments', 'At the bell'));

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t save this.'));
    expect(await box('Essays and comments', 'At the bell')).toHaveProperty('checked', true);
  });

  it('of an adult are about their students only, and security is always on', async () => {
    shown({ topics: [{ topic: 'sharing', bell: true, email: false }] }, 'parent');

    expect(await box('Students who share with you', 'At the bell')).toHaveProperty('checked', true);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText('Always on')).not.toBeNull();
  });

  it('turn quiet hours on for the night, and let them be moved', async () => {
    const sent = shown({ timeZone: 'America/Chicago' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Keep quiet/ }));
    const from = await screen.findByRole('combobox', { name: 'From' });
    await waitFor(() => expect(from.textContent).toContain('9:00 PM'));
    await userEvent.click(from);
    await userEvent.click(await screen.findByRole('option', { name: '10:30 PM' }));

    await waitFor(() =>
      expect(sent.map(({ quietHours }) => quietHours)).toEqual([
        { from: '21:00', to: '07:00' },
        { from: '22:30', to: '07:00' },
      ]),
    );
  });

  it('say that only a confirmed address gets emails', async () => {
    shown({ canEmail: false });

    expect(await screen.findByText('We only email a confirmed address.', { exact: false })).not.toBeNull();
  });
});

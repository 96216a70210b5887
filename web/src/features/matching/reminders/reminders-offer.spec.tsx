import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { type NotificationSettings } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { RemindersOffer } from './reminders-offer';

const SETTINGS: NotificationSettings = {
  topics: [{ topic: 'reminders', bell: false, email: false }],
  quietHours: null,
  timeZone: null,
  canEmail: true,
};
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

useApi();

it('the offer of reminders turns the bell on with one press and goes', async () => {
  const sent: unknown[] = [];
  api.use(
    http.get('/api/notification-settings', () => HttpResponse.json(SETTINGS)),
    http.patch('/api/notification-settings', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...SETTINGS, timeZone: HERE });
    }),
  );
  renderScreen(<RemindersOffer />);

  await userEvent.click(await screen.findByRole('button', { name: 'Remind me' }));

  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(sent).toEqual([{ topics: [{ topic: 'reminders', bell: true, email: false }], timeZone: HERE }]);
});

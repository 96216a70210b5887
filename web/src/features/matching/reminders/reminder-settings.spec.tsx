import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ReminderSettings as Settings } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ReminderSettings } from './reminder-settings';
import { RemindersOffer } from './reminders-offer';

const OFF: Settings = { bell: false, email: false, timeZone: null, canEmail: true };
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const served = (settings: Settings, saves = true) => {
  const sent: unknown[] = [];
  api.use(
    http.get('/api/reminder-settings', () => HttpResponse.json(settings)),
    http.put('/api/reminder-settings', async ({ request }) => {
      const choice = (await request.json()) as Omit<Settings, 'canEmail'>;
      sent.push(choice);
      return saves
        ? HttpResponse.json({ ...choice, canEmail: true })
        : HttpResponse.json(null, { status: 503 });
    }),
  );
  return sent;
};
const bell = () => screen.findByRole('checkbox', { name: 'Remind me here, at the bell' });

describe('the reminder settings', () => {
  useApi();

  it('are off at first and begin with the time zone of this browser', async () => {
    const sent = served(OFF);
    renderScreen(<ReminderSettings />);

    expect(await bell()).toHaveProperty('checked', false);
    await userEvent.click(await bell());

    await waitFor(() => expect(shownToastText()).toContain('We’ll remind you here'));
    expect(sent).toEqual([{ bell: true, email: false, timeZone: HERE }]);
    expect(await bell()).toHaveProperty('checked', true);
  });

  it('keep the time zone that was chosen', async () => {
    const sent = served({ ...OFF, timeZone: 'Pacific/Honolulu' });
    renderScreen(<ReminderSettings />);

    expect((await screen.findByRole('combobox')).textContent).toContain('Pacific/Honolulu');
    await userEvent.click(await bell());

    await waitFor(() => expect(sent).toEqual([{ bell: true, email: false, timeZone: 'Pacific/Honolulu' }]));
  });

  it('go back to what is stored when it cannot be saved', async () => {
    served(OFF, false);
    renderScreen(<ReminderSettings />);

    await userEvent.click(await bell());

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t save your choice'));
    expect(await bell()).toHaveProperty('checked', false);
  });

  it('say that only a confirmed address gets emails', async () => {
    served({ ...OFF, canEmail: false });
    renderScreen(<ReminderSettings />);

    expect(await screen.findByText('We only email a confirmed address.', { exact: false })).not.toBeNull();
  });
});

describe('the offer of reminders', () => {
  useApi();

  it('turns the bell on with one press and goes', async () => {
    const sent = served(OFF);
    renderScreen(<RemindersOffer />);

    await userEvent.click(await screen.findByRole('button', { name: 'Remind me' }));

    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(sent).toEqual([{ bell: true, email: false, timeZone: HERE }]);
  });
});

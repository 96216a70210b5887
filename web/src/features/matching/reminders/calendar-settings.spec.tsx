import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { CalendarSettings } from './calendar-settings';

useApi();

it('a calendar address is shown once, replaced only after a question, and turned off', async () => {
  let made = 0;
  api.use(
    http.get('/api/calendar-feed', () => HttpResponse.json({ isOn: false, madeAt: null })),
    http.post('/api/calendar-feed', () => {
      made += 1;
      const address = `https://flyleaf.example.org/api/calendar/token-${made}.ics`;
      return HttpResponse.json({ address, madeAt: '2026-11-23T21:00:00.000Z' });
    }),
    http.delete('/api/calendar-feed', () => new HttpResponse(null, { status: 204 })),
  );
  renderScreen(<CalendarSettings />);

  await userEvent.click(await screen.findByRole('button', { name: 'Make a calendar address' }));
  await screen.findByText('https://flyleaf.example.org/api/calendar/token-1.ics');
  expect(screen.getByRole('link', { name: 'open the address in Calendar' }).getAttribute('href')).toBe(
    'webcal://flyleaf.example.org/api/calendar/token-1.ics',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(made).toBe(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await screen.findByText('https://flyleaf.example.org/api/calendar/token-2.ics');

  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByText(/token-2/)).toBeNull());
  await screen.findByRole('button', { name: 'Make a calendar address' });
});

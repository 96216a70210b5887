import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { SettingsTab } from './settings-tab';

const served = (scoresMinors: boolean) => {
  const sent: unknown[] = [];
  api.use(
    http.get('/api/admin/settings', () => HttpResponse.json({ scoresLeads: true, scoresMinors })),
    http.put('/api/admin/settings', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json({ scoresLeads: true, ...body });
    }),
  );
  return sent;
};
const minors = () => screen.findByRole('checkbox', { name: 'Score leads of under-18s' });

describe('the switch for leads of under-18s', () => {
  useApi();

  it('warns before it is turned on', async () => {
    const sent = served(false);
    renderScreen(<SettingsTab />);

    await userEvent.click(await minors());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it off' }));
    expect(sent).toEqual([]);

    await userEvent.click(await minors());
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(sent).toEqual([{ scoresMinors: true }]));
  });

  it('is turned off without a question', async () => {
    const sent = served(true);
    renderScreen(<SettingsTab />);

    await userEvent.click(await minors());
    await waitFor(() => expect(sent).toEqual([{ scoresMinors: false }]));
  });
});

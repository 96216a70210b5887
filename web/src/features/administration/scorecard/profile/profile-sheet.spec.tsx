import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type CollegeProfile } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import ProfileSheet from './profile-sheet';

const SOURCE = { sourceUrl: 'https://osu.example.edu/facts', checkedOn: '2026-11-01' };
const OHIO_STATE: CollegeProfile = {
  unitId: 204796,
  name: 'Ohio State University',
  facts: { financialAidAverage: { value: 14_200, ...SOURCE } },
  keptAt: '2026-11-01T10:00:00.000Z',
};

const open = async (refusal?: object) => {
  const sent: unknown[] = [];
  let profile = OHIO_STATE;
  api.use(
    http.get('*/api/admin/colleges/204796/profile', () => HttpResponse.json(profile)),
    http.put('*/api/admin/colleges/204796/profile', async ({ request }) => {
      const changes = (await request.json()) as CollegeProfile['facts'];
      sent.push(changes);
      if (refusal) return HttpResponse.json(refusal, { status: 400 });
      profile = { ...profile, facts: { ...profile.facts, ...changes } };
      return HttpResponse.json(profile);
    }),
  );
  renderScreen(
    <ProfileSheet college={{ id: 204796, name: 'Ohio State University' }} onClose={() => undefined} />,
  );
  await screen.findByText('1 of 12 kept');
  return sent;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the profile that admins keep of a college', () => {
  useApi();

  it('shows each fact with its source and day', async () => {
    await open();

    expect(screen.getByText('$14,200')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'osu.example.edu' })).toBeTruthy();
    expect(screen.getByText(/checked Nov 1, 2026/)).toBeTruthy();
  });

  it('keeps a fact with where and when it was read', async () => {
    const sent = await open();
    await press('Add Campus culture');
    await userEvent.type(screen.getByRole('textbox', { name: 'Campus culture' }), 'Football, Big city');
    await userEvent.type(screen.getByLabelText('Source'), 'https://osu.edu');
    await userEvent.clear(screen.getByLabelText('Checked on'));
    await userEvent.type(screen.getByLabelText('Checked on'), '2026-11-02');
    await press('Save');

    await waitFor(() => expect(shownToastText()).toContain('Fact Saved'));
    expect(sent).toEqual([
      {
        campusCultureTags: {
          value: ['Football', 'Big city'],
          sourceUrl: 'https://osu.edu',
          checkedOn: '2026-11-02',
        },
      },
    ]);
    expect(screen.getByText('2 of 12 kept')).toBeTruthy();
  });

  it('says what is wrong, and keeps what was typed', async () => {
    const message = 'Give the whole address of the page, starting with https:// or http://.';
    const sent = await open({ message: 'Check this.', errors: [{ path: 'averageGPA.sourceUrl', message }] });
    await press('Add Average GPA');
    await press('Save');
    expect(await screen.findAllByText('Enter a GPA, such as 3.85.')).toHaveLength(2);
    expect(sent).toEqual([]);

    await userEvent.type(screen.getByRole('textbox', { name: 'Average GPA' }), '3.9');
    await press('Save');
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Average GPA' }).value).toBe('3.9');
  });
});

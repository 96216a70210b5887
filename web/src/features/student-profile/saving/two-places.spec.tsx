import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getUserProfileQueryKey } from '@/api/@tanstack/react-query.gen';
import { followOtherTabs } from '@/lib/api/other-tabs';
import { api, MAYA, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile } from '../testing/open-profile';
import { unsentChanges } from './outbox';

const ADDRESS = '/profile?section=personal&step=address';
const READ = { city: 'Toledo', zipCode: '43604', state: 'OH', country: 'United States' } as const;

/** Another device saved these after this page was read. */
const savedElsewhere = (changes: object) => {
  const stored = { id: 'r', userId: MAYA.id, updatedAt: '2026-10-01T00:00:00.000Z', ...READ, ...changes };
  const sent: { ifMatch: string | null; body: unknown }[] = [];
  api.use(
    http.get('/api/user-profile', () => HttpResponse.json(stored)),
    http.post('/api/user-profile', async ({ request }) => {
      const ifMatch = request.headers.get('if-match');
      const body = (await request.json()) as object;
      sent.push({ ifMatch, body });
      return ifMatch === `"${stored.updatedAt}"`
        ? HttpResponse.json({ ...stored, ...body })
        : HttpResponse.json({ code: 'student-profile.changed-elsewhere' }, { status: 409 });
    }),
  );
  return sent;
};

const type = async (field: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

describe('a step that was also saved on another device', () => {
  useApi();

  it('starts from the copy it was filled from', async () => {
    await openProfile(ADDRESS, { personal: READ });
    const sent = savedElsewhere({ zipCode: '43605' });
    await type('City', 'Akron');
    await save();

    await waitFor(() => expect(sent[0]?.ifMatch).toBe('"2026-09-01T00:00:00Z"'));
  });

  it('keeps what only the other device changed, and says so', async () => {
    await openProfile(ADDRESS, { personal: READ });
    const sent = savedElsewhere({ zipCode: '43605' });
    await type('City', 'Akron');
    await save();

    await waitFor(() => expect(shownToastText()).toContain('Also changed elsewhere: Zip code.'));
    expect(sent.at(-1)).toEqual({ ifMatch: '"2026-10-01T00:00:00.000Z"', body: { city: 'Akron' } });
  });

  it('shows both answers in full and saves the chosen one', async () => {
    await openProfile(ADDRESS, { personal: READ });
    const sent = savedElsewhere({ city: 'Dayton' });
    await type('City', 'Akron');
    await save();

    const dialog = await screen.findByRole('dialog', { name: 'You changed this in two places' });
    const choices = within(dialog).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'You typed hereAkronKeep this one',
      'Saved somewhere elseDaytonKeep the other',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    within(dialog).getByText('Choose what to keep for City.');
    expect(sent).toHaveLength(1);

    await userEvent.click(within(dialog).getByRole('radio', { name: /Keep this one/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    await heading('Background');
    expect(sent.at(-1)).toEqual({ ifMatch: '"2026-10-01T00:00:00.000Z"', body: { city: 'Akron' } });
  });

  it('overwrites nothing when the student keeps the other answer', async () => {
    await openProfile(ADDRESS, { personal: READ });
    const sent = savedElsewhere({ city: 'Dayton' });
    await type('City', 'Akron');
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: /Keep the other/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

    await heading('Background');
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed when the question is closed', async () => {
    await openProfile(ADDRESS, { personal: READ });
    const sent = savedElsewhere({ city: 'Dayton' });
    await type('City', 'Akron');
    await save();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await screen.findByText(/Not saved yet: you changed this in two places/);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Akron');
    expect(sent).toHaveLength(1);
  });

  it('also asks when the answers come from a draft', async () => {
    sessionStorage.setItem(
      `flyleaf.draft.${MAYA.id}.personal.address`,
      JSON.stringify({
        values: { streetAddress: '', ...READ, city: 'Akron' },
        shown: { streetAddress: '', ...READ },
        base: { personal: { ...READ, updatedAt: '2026-09-01T00:00:00Z' }, academic: null, interests: null },
      }),
    );
    await openProfile(ADDRESS, { personal: { ...READ, city: 'Dayton', zipCode: '43605' } });
    savedElsewhere({ city: 'Dayton', zipCode: '43605' });

    expect(screen.getByLabelText<HTMLInputElement>('Zip code').value).toBe('43605');
    await save();

    await screen.findByRole('dialog', { name: 'You changed this in two places' });
  });
});

describe('a step that another tab saves', () => {
  useApi();

  it('follows in fields nobody typed in, says so and keeps what was typed', async () => {
    const { queryClient } = await openProfile(ADDRESS, { personal: READ });
    followOtherTabs(queryClient);
    await type('City', 'Akron');
    savedElsewhere({ city: 'Dayton', zipCode: '43605' });
    const otherTab = new BroadcastChannel('flyleaf.saved');
    otherTab.postMessage(getUserProfileQueryKey());
    otherTab.close();

    await waitFor(() => expect(shownToastText()).toContain('Updated from your other tabZip code'));
    expect(screen.getByLabelText<HTMLInputElement>('Zip code').value).toBe('43605');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Akron');

    await save();
    await screen.findByRole('dialog', { name: 'You changed this in two places' });
  });
});

describe('a step saved without a connection', () => {
  useApi();

  it('is kept on this computer, and the next step opens', async () => {
    await openProfile(ADDRESS, { personal: READ });
    api.use(http.post('/api/user-profile', () => HttpResponse.error()));
    await type('City', 'Akron');
    await save();

    await heading('Background');
    expect(unsentChanges()).toMatchObject([
      { title: 'Address', path: '/api/user-profile', fields: { city: 'Akron' }, base: READ },
    ]);
    await screen.findByText('Not sent yet');
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openQuickStart } from '../testing/open-profile';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

describe('the major and money step', () => {
  useApi();

  it('saves a major and an income band', async () => {
    const { sent } = await openQuickStart('major');

    await userEvent.click(screen.getByRole('combobox', { name: 'Intended major' }));
    await userEvent.type(await screen.findByPlaceholderText('Search 3 majors'), 'fin');
    await userEvent.click(await screen.findByRole('option', { name: 'Finance' }));
    await userEvent.click(screen.getByRole('radio', { name: '$60,000 to $100,000' }));
    await save();

    await heading('What are you looking for?');
    expect(sent).toEqual([
      { path: '/api/interests-goals', body: { intendedMajor: 'Finance' } },
      { path: '/api/user-profile', body: { householdIncomeRange: '60-100k' } },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Profile Updated'));
  });

  it('allows skipping the income and explains why it is asked', async () => {
    const { sent } = await openQuickStart('major', { interests: { intendedMajor: 'Undecided' } });

    await userEvent.click(screen.getByRole('button', { name: 'Why we ask' }));
    expect((await screen.findByRole('dialog', { name: 'Why we ask' })).textContent).toContain(
      'It never affects your chance of getting in.',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to answer' }));
    await save();

    await heading('What are you looking for?');
    expect(sent).toEqual([
      { path: '/api/user-profile', body: { householdIncomeRange: 'prefer not to answer' } },
    ]);
  });

  it('can clear the income', async () => {
    const { sent } = await openQuickStart('major', { personal: { householdIncomeRange: 'under 30k' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Under $30,000' }).checked).toBe(true);

    await userEvent.click(screen.getByRole('button', { name: 'Clear this answer' }));
    await save();

    await heading('What are you looking for?');
    expect(sent).toEqual([{ path: '/api/user-profile', body: { householdIncomeRange: null } }]);
  });

  it('offers to reload the majors after an error', async () => {
    const { router } = await openQuickStart('about');
    api.use(http.get('/api/available-majors', () => new HttpResponse(null, { status: 503 }), { once: true }));
    await router.navigate('/profile?step=major');

    expect(await screen.findByText(/We couldn’t load the majors/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await userEvent.click(screen.getByRole('combobox', { name: 'Intended major' }));
    expect(await screen.findByRole('option', { name: 'Undecided' })).toBeTruthy();
  });
});

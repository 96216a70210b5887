import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openQuickStart } from '../testing/open-profile';

const chooseState = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Home state' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

describe('the about you step', () => {
  useApi();

  it('saves each answer to its record and opens the next step', async () => {
    const { sent } = await openQuickStart('about');

    await userEvent.click(screen.getByRole('radio', { name: '11th' }));
    await chooseState('Ohio');
    await save();

    await heading('Your grades');
    expect(sent).toEqual([
      { path: '/api/academic-profile', body: { currentGradeLevel: '11th' } },
      { path: '/api/user-profile', body: { state: 'OH' } },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Profile Updated'));
    expect(screen.getByText('Saved just now')).toBeTruthy();
  });

  it('sends nothing for an unchanged record', async () => {
    const { sent } = await openQuickStart('about', {
      personal: { state: 'OH' },
      academic: { currentGradeLevel: '10th' },
    });
    expect(screen.getByRole('combobox', { name: 'Home state' }).textContent).toContain('Ohio');
    expect(screen.getByRole('radio', { name: '10th' }).getAttribute('aria-checked')).toBe('true');

    await userEvent.click(screen.getByRole('radio', { name: '11th' }));
    await save();

    await heading('Your grades');
    expect(sent).toEqual([{ path: '/api/academic-profile', body: { currentGradeLevel: '11th' } }]);
    await waitFor(() =>
      expect(shownToastText()).toContain(
        'Academic Information UpdatedNew recommendations will be generated shortly.',
      ),
    );
  });

  it('can clear answers', async () => {
    const { sent } = await openQuickStart('about', { personal: { state: 'OH' } });

    await chooseState('No answer');
    await save();

    await heading('Your grades');
    expect(sent).toEqual([{ path: '/api/user-profile', body: { state: null } }]);
    await waitFor(() => expect(shownToastText()).toContain('Personal Information Updated'));
  });

  it('keeps the answers when the save fails and resends them on Retry', async () => {
    const { sent } = await openQuickStart('about');
    api.use(
      http.post('/api/academic-profile', () => new HttpResponse('busy', { status: 503 }), { once: true }),
    );

    await userEvent.click(screen.getByRole('radio', { name: '12th' }));
    await save();

    const note = await screen.findByText('We couldn’t save this. Your answers are still here. Try again.');
    expect(document.activeElement).toBe(note);
    expect(screen.getByText('Not saved.')).toBeTruthy();
    await waitFor(() =>
      expect(shownToastText()).toContain('ErrorFailed to save academic information. Please try again.'),
    );
    expect(screen.getByRole('radio', { name: '12th' }).getAttribute('aria-checked')).toBe('true');

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Your grades');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

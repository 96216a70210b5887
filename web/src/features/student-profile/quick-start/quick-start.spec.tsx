import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endSession } from '@/lib/session/session';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile, openQuickStart } from '../testing/open-profile';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: RegExp | string) => userEvent.click(screen.getByRole('link', { name }));

describe('the quick start', () => {
  useApi();

  it('welcomes a new student on the first step', async () => {
    await openProfile('/profile');

    await heading('About you');
    expect(screen.getByText(/^Hi, Maya\. Five short steps/)).toBeTruthy();
    expect(screen.getByText('0 of 5 done')).toBeTruthy();
  });

  it('ends with a summary of the answers', async () => {
    await openQuickStart('finish', { personal: { state: 'OH' }, academic: { unweightedGpa: '3.70' } });

    await heading('Your colleges are ready');
    expect(screen.getByText('Ohio')).toBeTruthy();
    expect(screen.getByText('3.70 (4.0 scale)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change grades' }).getAttribute('href')).toBe(
      '/profile?step=grades',
    );
  });

  it('ends with the first colleges once there is enough to estimate', async () => {
    await openQuickStart('finish', { academic: { unweightedGpa: '3.70' } });

    await heading('Your colleges are ready');
    expect(screen.getByText('The first colleges')).toBeTruthy();
  });

  it('sends nothing when every step is skipped', async () => {
    const { sent } = await openQuickStart('about');

    for (const next of ['Your grades', 'Test scores', 'Major and money', 'What are you looking for?']) {
      await press('Skip for now');
      const shown = await heading(next);
      expect(document.activeElement).toBe(shown);
    }
    await press('Skip for now');

    await heading('What we know so far');
    expect(sent).toEqual([]);
    expect(screen.queryByText('The first colleges')).toBeNull();
    expect(screen.getByRole('link', { name: /^Grades/ }).textContent).toContain('Skipped');
    expect(screen.getByText('Not enough to estimate yet. You can still look at every college.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your GPA' }).getAttribute('href')).toBe(
      '/profile?step=grades',
    );
  });

  it('makes no call for an untouched step', async () => {
    const { sent } = await openQuickStart('grades');

    await press('Save and continue');

    await heading('Test scores');
    expect(sent).toEqual([]);
  });

  it('names the step in the title', async () => {
    await openQuickStart('tests');

    await waitFor(() => expect(document.title).toBe('Test scores | Profile | Flyleaf'));
  });

  it('links to the colleges from every step', async () => {
    await openQuickStart('tests');

    await follow('See my colleges');

    await heading('Find your colleges');
  });

  it('offers Retry when the profile fails to load', async () => {
    api.use(http.get('/api/academic-profile', () => new HttpResponse(null, { status: 503 })));
    const opening = openQuickStart('about');
    api.use(http.get('/api/academic-profile', () => new HttpResponse(null, { status: 503 }), { once: true }));

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    await heading('About you');
    await opening;
  });
});

describe('unsaved answers', () => {
  useApi();

  const type = () => userEvent.click(screen.getByRole('radio', { name: '11th' }));

  it('are saved by a link to another step', async () => {
    const { sent } = await openQuickStart('about');

    await type();
    await follow(/^Test scores/);

    await heading('Test scores');
    expect(sent).toEqual([{ path: '/api/academic-profile', body: { currentGradeLevel: '11th' } }]);
  });

  it('keep the page open when they are invalid', async () => {
    await openQuickStart('grades');

    await userEvent.type(screen.getByRole('combobox', { name: 'Unweighted GPA' }), '9');
    await follow(/^Test scores/);

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Your grades');
  });

  it('ask before leaving, and Stay keeps them', async () => {
    const { sent } = await openQuickStart('about');

    await type();
    await follow('See my colleges');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Stay');

    expect(screen.getByRole('radio', { name: '11th' }).getAttribute('aria-checked')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('can be saved when leaving', async () => {
    const { sent } = await openQuickStart('about');

    await type();
    await follow('See my colleges');
    await press('Save and leave');

    await heading('Find your colleges');
    expect(sent).toHaveLength(1);
  });

  it('return as a draft after leaving without saving', async () => {
    const { sent, router } = await openQuickStart('about');

    await type();
    await follow('See my colleges');
    await press('Leave');
    await heading('Find your colleges');
    await router.navigate('/profile?step=about');

    await heading('About you');
    expect((await screen.findByRole('radio', { name: '11th' })).getAttribute('aria-checked')).toBe('true');
    expect(await screen.findByText('Unsaved draft, only in this tab')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('are marked in the step list', async () => {
    await openQuickStart('about');

    await type();
    await press('Skip for now');

    await heading('Your grades');
    expect(screen.getByRole('link', { name: /^About you/ }).textContent).toContain('Draft, not saved');
  });

  it('leave no draft once saved', async () => {
    await openQuickStart('about');

    await type();
    await press('Save and continue');

    await heading('Your grades');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('are deleted at logout', async () => {
    const { router } = await openQuickStart('about');

    await type();
    await screen.findByText('Unsaved draft, only in this tab');
    endSession();
    await router.navigate('/colleges');

    await heading('Find your colleges');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('stay as a draft when the session has ended, without an error toast', async () => {
    await openQuickStart('about');
    const refused = () => new HttpResponse(null, { status: 401 });
    api.use(http.post('/api/academic-profile', refused), http.post('/api/auth/refresh', refused));

    await type();
    await press('Save and continue');

    await screen.findByText('Not saved.');
    const [draft = ''] = Object.values<string>(sessionStorage);
    expect(JSON.parse(draft)).toMatchObject({ values: { currentGradeLevel: '11th', state: '' } });
    expect(shownToastText()).not.toContain('Failed to save');
  });
});

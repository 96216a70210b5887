import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, nothingDone, openProfile } from '../../testing/open-profile';
import { enteredOnly } from './entry';
import { aJob, anAward, aSong, aSurvey } from '../../testing/entries';

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (name: RegExp | string, text: string) => {
  const box = await screen.findByLabelText(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const wrong = (field: string) => document.getElementById(`${field}-error`)?.textContent;
const edits = () => screen.queryAllByRole('button', { name: /^Edit/ }).map((button) => button.textContent);

describe('deleting an entry', () => {
  useApi();
  const ADDRESS = '/profile?section=readiness&step=awards';
  const two = { lists: { '/api/awards': [anAward('a1', 'Math Bowl'), anAward('a2', 'Honor Roll')] } };

  it('removes it at once, without asking', async () => {
    await openProfile(ADDRESS, two);
    let isAsked = false;
    api.use(
      http.delete('/api/awards/a1', async () => {
        isAsked = true;
        await delay('infinite');
      }),
    );

    await press('Delete Math Bowl');

    await waitFor(() => expect(edits()).toEqual(['Edit Honor Roll']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(await heading('Awards'));
    await waitFor(() => expect(isAsked).toBe(true));
  });

  it('can be undone with all of the entry’s fields', async () => {
    const { sent } = await openProfile('/profile?section=readiness&step=activities', {
      lists: { '/api/activity-impacts': [aJob] },
    });

    await press('Delete Corner bakery');
    await waitFor(() => expect(shownToastText()).toContain('Activity Impact DeletedCorner bakery'));
    expect(await screen.findByText('No activities yet')).toBeTruthy();
    await press('Undo');

    expect(await screen.findByText('Trained two others')).toBeTruthy();
    await waitFor(() =>
      expect(sent).toEqual([
        { path: 'DELETE /api/activity-impacts/job', body: null },
        { path: 'POST /api/activity-impacts', body: { ...aJob, ...enteredOnly } },
      ]),
    );
  });

  it('offers Retry when the undo fails', async () => {
    await openProfile(ADDRESS, two);
    api.use(http.post('/api/awards', () => new HttpResponse(null, { status: 503 }), { once: true }));

    await press('Delete Math Bowl');
    await press('Undo');
    await waitFor(() => expect(shownToastText()).toContain('Failed to save award. Please try again.'));
    await press('Retry');

    await waitFor(() => expect(edits()).toContain('Edit Math Bowl'));
  });

  it('restores the entry in place when it fails', async () => {
    await openProfile(ADDRESS, two);
    api.use(http.delete('/api/awards/a1', () => new HttpResponse(null, { status: 503 })));

    await press('Delete Math Bowl');

    expect(await screen.findByText(/We couldn’t delete this/)).toBeTruthy();
    expect(edits()).toEqual(['Edit Math Bowl', 'Edit Honor Roll']);
    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to delete award. Please try again.'));
  });
});

describe('the portfolio step', () => {
  useApi();
  const ADDRESS = '/profile?section=readiness&step=portfolio';

  it('adds an item with a type and a title', async () => {
    const { sent } = await openProfile(ADDRESS);

    await press('Add portfolio item');
    await screen.findByRole('form', { name: 'Add portfolio item' });
    await press('Add portfolio item');
    await waitFor(() => expect(wrong('title')).toBe('Title is required'));
    expect(wrong('type')).toBe('Choose a type from the list');
    await write(/^Title/, 'Bus map');
    await choose('Design');
    await press('Add portfolio item');

    expect(await screen.findByRole('button', { name: 'Edit Bus map' })).toBeTruthy();
    expect(sent).toEqual([
      {
        path: 'POST /api/portfolio-items',
        body: {
          type: 'Design',
          title: 'Bus map',
          description: null,
          role: null,
          impact: null,
          link: null,
          portfolioFile: null,
          awards: null,
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Portfolio Item Added'));
  });

  it.each(['example', 'www.example.com', 'javascript:alert(1)', 'https://exa mple.com'])(
    'does not take %s for a link',
    async (link) => {
      const { sent } = await openProfile(ADDRESS, { lists: { '/api/portfolio-items': [aSong] } });

      await press('Edit Low Tide');
      await write('Link', link);
      await press('Save changes');

      await waitFor(() => expect(wrong('link')).toBe('Must be a valid URL'));
      expect(sent).toEqual([]);
    },
  );

  it('shows the link and can remove it', async () => {
    const { sent } = await openProfile(ADDRESS, { lists: { '/api/portfolio-items': [aSong] } });

    const link = await screen.findByRole('link', { name: /^https:\/\/example.com\/low-tide/ });
    expect(link.getAttribute('href')).toBe('https://example.com/low-tide');
    await press('Edit Low Tide');
    await userEvent.clear(screen.getByLabelText('Link'));
    await press('Save changes');

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ link: null }));
  });
});

describe('the awards step', () => {
  useApi();
  const ADDRESS = '/profile?section=readiness&step=awards';
  const thisYear = new Date().getUTCFullYear();

  it('adds an award with this year by default', async () => {
    const { sent } = await openProfile(ADDRESS);

    await press('Add award');
    await write(/^Award name/, 'Science Olympiad');
    await choose('Regional');
    await choose('STEM/Science');
    await press('Add award');

    expect(await screen.findByText(`Regional level · STEM/Science · ${thisYear}`)).toBeTruthy();
    expect(sent).toEqual([
      {
        path: 'POST /api/awards',
        body: {
          name: 'Science Olympiad',
          level: 'Regional',
          category: 'STEM/Science',
          year: thisYear,
          selectivity: null,
          significance: null,
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Award Added'));
  });

  it('requires a name, a level and a year in range', async () => {
    const { sent } = await openProfile(ADDRESS);

    await press('Add award');
    await write('Year', '2014');
    await press('Add award');

    expect(await screen.findByText('3 things to fix before you continue')).toBeTruthy();
    expect(wrong('name')).toBe('Award name is required');
    expect(wrong('level')).toBe('Choose a level from the list');
    expect(wrong('year')).toBe(`Year must be between 2015 and ${Math.max(2030, thisYear + 1)}`);
    expect(sent).toEqual([]);
  });
});

describe('the research step', () => {
  useApi();
  const ADDRESS = '/profile?section=readiness&step=research';

  it('adds a project and shows its fields', async () => {
    const { sent } = await openProfile(ADDRESS, { lists: { '/api/research-projects': [aSurvey] } });

    expect(await screen.findByText('Mentor: Dr. Lee · 8 weeks')).toBeTruthy();
    expect(screen.getByText('A poster')).toBeTruthy();
    await press('Add research project');
    await write(/^Title/, 'Creek water');
    await write('Skills', 'Titration');
    await press('Add research project');

    expect(await screen.findByRole('button', { name: 'Edit Creek water' })).toBeTruthy();
    expect(sent).toEqual([
      {
        path: 'POST /api/research-projects',
        body: {
          title: 'Creek water',
          mentor: null,
          institution: null,
          duration: null,
          originalContribution: null,
          outcomes: null,
          skills: 'Titration',
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Research Project Added'));
  });

  it('is the last step, and updates the count after a save', async () => {
    const { router } = await openProfile(ADDRESS);
    const sections = nothingDone.sections.map((each) =>
      each.step === 'research' ? { ...each, status: 'complete' as const } : each,
    );
    expect(screen.getByRole('link', { name: /^Research/ }).textContent).toContain('None yet');
    api.use(http.get('/api/profile-completion', () => HttpResponse.json({ ...nothingDone, sections })));

    await press('Add research project');
    await write(/^Title/, 'Creek water');
    await press('Add research project');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Research/ }).textContent).toContain('Done'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Finish' }));

    await heading('Home');
    expect(router.state.location.pathname).toBe('/');
  });
});

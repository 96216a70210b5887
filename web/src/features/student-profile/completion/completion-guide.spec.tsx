import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ProfileCompletion } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { CompletionGuide } from './completion-guide';
import { QuickActions } from './quick-actions';

const SECTIONS = [
  ['personal', 'basic', 'Basic info'],
  ['personal', 'address', 'Address'],
  ['personal', 'background', 'Background'],
  ['personal', 'fit', 'Fit & Preferences'],
  ['academic', 'school', 'School info'],
  ['academic', 'performance', 'Academic performance'],
  ['academic', 'tests', 'Tests'],
  ['academic', 'advanced', 'Advanced coursework'],
  ['readiness', 'activities', 'Activities'],
  ['readiness', 'portfolio', 'Portfolio'],
  ['readiness', 'awards', 'Awards'],
  ['readiness', 'research', 'Research'],
] as const;

type Status = ProfileCompletion['sections'][number]['status'];

const completionIs = (statusAt: (place: number) => Status, answered = 29) => {
  const sections = SECTIONS.map(([section, step, title], place) => ({
    section,
    step,
    title,
    status: statusAt(place),
  }));
  const done = sections.filter(({ status }) => status === 'complete').length;
  const percent = Math.round((100 * answered) / 44);
  const completion: ProfileCompletion = {
    percent: Math.round((100 * done) / 12),
    completedSections: done,
    sections,
    checks: { completed: 6, total: 8, percent: 75 },
    answeredFields: { answered, total: 44, percent, remaining: 100 - percent },
  };
  api.use(http.get('*/api/profile-completion', () => HttpResponse.json(completion)));
};

const eightDone = (place: number): Status =>
  place < 8 ? 'complete' : place === 8 ? 'partial' : 'incomplete';

describe('the profile completion guide', () => {
  useApi();

  it('links to each of the twelve sections', async () => {
    completionIs(eightDone);
    renderScreen(<CompletionGuide />);

    const personal = within(await screen.findByRole('list', { name: 'Personal' }));
    expect(personal.getAllByRole('link')).toHaveLength(4);
    expect(personal.getByRole('link', { name: /Fit & Preferences/ }).getAttribute('href')).toBe(
      '/profile?section=personal&step=fit',
    );
    const all = ['Personal', 'Academic', 'Readiness'].flatMap((name) =>
      within(screen.getByRole('list', { name })).getAllByRole('link'),
    );
    expect(all.map((link) => link.getAttribute('href'))).toEqual(
      SECTIONS.map(([section, step]) => `/profile?section=${section}&step=${step}`),
    );
  });

  it('shows whether each is complete, partial or missing', async () => {
    completionIs(eightDone);
    renderScreen(<CompletionGuide />);

    expect((await screen.findByRole('link', { name: /^Tests/ })).textContent).toBe('TestsComplete');
    expect(screen.getByRole('link', { name: /^Activities/ }).textContent).toBe('ActivitiesPartial');
    expect(screen.getByRole('link', { name: /^Awards/ }).textContent).toBe('AwardsMissing');
  });

  it('shows how many of the twelve remain', async () => {
    completionIs(eightDone);
    renderScreen(<CompletionGuide />);

    await screen.findByText('8 of 12 sections complete');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
    expect(screen.getByRole('link', { name: 'Complete Profile (33% remaining)' }).getAttribute('href')).toBe(
      '/profile',
    );
  });

  it('has no button at 100%', async () => {
    completionIs(() => 'complete');
    renderScreen(<CompletionGuide />);

    await screen.findByText('All twelve sections are complete.');
    expect(screen.queryByRole('link', { name: /remaining/ })).toBeNull();
  });

  it('can be retried after an error', async () => {
    completionIs(eightDone);
    api.use(
      http.get('*/api/profile-completion', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    renderScreen(<CompletionGuide />);

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('8 of 12 sections complete');
  });
});

describe('the quick actions', () => {
  useApi();

  it('show how many answers are left', async () => {
    completionIs(eightDone);
    renderScreen(<QuickActions />);

    await screen.findByText('15 of 44 optional answers left');
    expect(screen.getByRole('link', { name: /^Find Colleges/ }).textContent).toBe(
      'Find CollegesDiscover matches',
    );
  });

  it('say Complete! when all fields are filled', async () => {
    completionIs(() => 'complete', 44);
    renderScreen(<QuickActions />);

    await screen.findByText('Complete!');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { heading, nothingDone, openProfile } from '../testing/open-profile';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: RegExp | string) => userEvent.click(screen.getByRole('link', { name }));

const someDone = {
  ...nothingDone,
  checks: { completed: 6, total: 8, percent: 75 },
  sections: nothingDone.sections.map((each, index) => ({
    ...each,
    status: (['complete', 'partial', 'complete', 'incomplete'] as const)[index] ?? 'incomplete',
  })),
};

describe('the profile', () => {
  useApi();

  it.each([
    ['/profile?section=personal&step=background', 'Background'],
    ['/profile?section=academic', 'Your school'],
    ['/profile?section=academic&step=tests', 'Test scores'],
    ['/profile?section=readiness', 'Activities'],
    ['/profile?section=readiness&step=research', 'Research'],
    ['/profile?step=fit', 'What are you looking for?'],
    ['/profile?section=academic&step=fit', 'Your school'],
    ['/profile?section=somewhere', 'Basic info'],
  ])('opens %s at “%s”', async (address, title) => {
    await openProfile(address);

    await heading(title);
    expect(screen.getByRole('navigation', { name: 'Profile sections' })).toBeTruthy();
  });

  it.each([
    ['a quick start answer', { personal: { state: 'OH' as const } }],
    ['a date of birth', { personal: { dateOfBirth: '2009-03-14' } }],
    ['coursework', { academic: { apCoursesTaken: 2 } }],
  ])('opens at the first step for a student who has given %s', async (_answer, stored) => {
    const { router } = await openProfile('/profile', stored);

    await heading('Basic info');
    expect(router.state.location.search).toBe('?section=personal&step=basic');
  });

  it('shows the status of each step and the overall count', async () => {
    await openProfile('/profile?section=personal&step=basic', { completion: someDone });

    const steps = within(screen.getByRole('navigation', { name: 'Personal steps' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Basic infoDone',
      'AddressPartly done',
      'BackgroundDone, optional',
      'Fit & PreferencesMissing',
    ]);
    expect(screen.getByText('Personal, step 1 of 4')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Personal and academic steps' });
    expect(bar.getAttribute('aria-valuetext')).toBe('6 of 8 · 75%');
  });

  it('updates the count after a save', async () => {
    await openProfile('/profile?section=academic&step=performance');
    api.use(http.get('/api/profile-completion', () => HttpResponse.json(someDone)));

    await userEvent.type(screen.getByLabelText('Class size'), '120');
    await press('Save and continue');

    expect(await screen.findByText('6 of 8 · 75%')).toBeTruthy();
  });

  it('opens without the count when it fails to load', async () => {
    const opening = openProfile('/profile?section=personal&step=address');
    api.use(http.get('/api/profile-completion', () => new HttpResponse(null, { status: 503 })));
    await opening;

    await heading('Address');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names the step in the title and focuses its heading', async () => {
    await openProfile('/profile?section=personal&step=basic');

    await follow(/^Address/);

    expect(document.activeElement).toBe(await heading('Address'));
    await waitFor(() => expect(document.title).toBe('Address | Profile | Flyleaf'));
  });

  it('moves between sections with Back and Skip', async () => {
    const { sent } = await openProfile('/profile?section=personal&step=fit');

    await press('Skip for now');
    await heading('Your school');
    await follow('Back');

    await heading('What are you looking for?');
    expect(screen.getByRole('link', { name: /^Fit/ }).textContent).toContain('Skipped');
    expect(sent).toEqual([]);
  });

  it('saves the step when another section is opened', async () => {
    const { sent } = await openProfile('/profile?section=personal&step=address');

    await userEvent.type(screen.getByLabelText('City'), 'Akron');
    await follow('Academic Information');

    await heading('Your school');
    expect(sent).toHaveLength(1);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { pasteInto } from '@/testing/paste';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile } from '../testing/open-profile';
import { aJob } from '../testing/entries';

const ADDRESS = '/profile?section=readiness&step=activities';
const PATH = '/api/activity-impacts';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const openForm = async (name: string) => {
  await press(name);
  await screen.findByRole('form', { name });
};
const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const write = async (name: RegExp | string, text: string) => {
  await userEvent.clear(box(name));
  await pasteInto(box(name), text);
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const wrong = (field: string) => document.getElementById(`${field}-error`)?.textContent;
const entries = () =>
  within(screen.getByRole('list', { name: 'Activities' }))
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);

describe('the activities step', () => {
  useApi();
  const withJob = { lists: { [PATH]: [aJob] } };

  it('explains what counts and offers one button when empty', async () => {
    await openProfile(ADDRESS);

    expect(await screen.findByText('Jobs, siblings you look after and hobbies all count.')).toBeTruthy();
    expect(screen.getByText('Extra-Curriculars, step 1 of 4')).toBeTruthy();
    await openForm('Add activity');
    expect(document.activeElement).toBe(box(/^Activity name/));
    expect(box('Years committed').value).toBe('1');
    expect(box('Hours per week').value).toBe('1');
    expect(box('Weeks per year').value).toBe('50');
  });

  it('says how much each activity counts, and why', async () => {
    const words = 'Counts some: you have stayed 2 years and it takes about 180 hours a year.';
    await openProfile(ADDRESS, {
      lists: { ...withJob.lists, '/api/activity-scores': [{ activityId: aJob.id, words }] },
    });

    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('sends a new activity with numbers and nulls', async () => {
    const { sent } = await openProfile(ADDRESS);

    await openForm('Add activity');
    await write(/^Activity name/, ' Robotics ');
    await choose('Academic');
    await write('Leadership position', 'Captain');
    await choose('National');
    await write('Hours per week', '6');
    await choose('Yes');
    await press('Add activity');

    expect(await screen.findByRole('button', { name: 'Edit Robotics' })).toBe(document.activeElement);
    expect(sent).toEqual([
      {
        path: `POST ${PATH}`,
        body: {
          activityName: 'Robotics',
          activityType: 'Academic',
          description: null,
          role: null,
          leadershipPosition: 'Captain',
          level: 'National',
          yearsCommitted: 1,
          hoursPerWeek: 6,
          weeksPerYear: 50,
          responsibilities: null,
          skillsDeveloped: null,
          achievements: null,
          isPaid: true,
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Activity Impact Added'));
    expect(
      screen.getByText(
        'Academic · Captain · National level · Paid · 1 year · 6 hours a week · 50 weeks a year',
      ),
    ).toBeTruthy();
  });

  it.each([
    ['Years committed', 'yearsCommitted', '0', 'Years committed must be at least 1'],
    ['Years committed', 'yearsCommitted', '11', 'Years committed must be at most 10'],
    ['Hours per week', 'hoursPerWeek', '0', 'Hours per week must be at least 1'],
    ['Hours per week', 'hoursPerWeek', '169', 'Hours per week must be at most 168'],
    ['Weeks per year', 'weeksPerYear', '0', 'Weeks per year must be at least 1'],
    ['Weeks per year', 'weeksPerYear', '53', 'Weeks per year must be at most 52'],
    [/^Activity name/, 'activityName', ' ', 'Activity name is required'],
  ])('refuses %s of %s: %s', async (label, field, text, message) => {
    const { sent } = await openProfile(ADDRESS, withJob);

    await openForm('Edit Corner bakery');
    await write(label, text);
    await press('Save changes');

    expect(document.activeElement).toBe(await screen.findByRole('alert'));
    expect(wrong(field)).toBe(message);
    expect(sent).toEqual([]);
  });

  it('updates in place, with every field', async () => {
    const { sent } = await openProfile(ADDRESS, withJob);

    await openForm('Edit Corner bakery');
    expect(box('Weeks per year').value).toBe('');
    await write('Role', 'Head baker');
    await write(/^Description/, 'Sourdough');
    await press('Save changes');

    expect(await screen.findByText(/Work · Head baker · Paid · 2 years · 12 hours a week/)).toBeTruthy();
    expect(screen.getByText('Trained two others')).toBeTruthy();
    expect(screen.getByText('Sourdough')).toBeTruthy();
    await waitFor(() => expect(shownToastText()).toContain('Activity Impact Updated'));
    expect(sent.map(({ path }) => path)).toEqual([`PUT ${PATH}/job`]);
    expect(sent[0]?.body).toMatchObject({
      ...{ description: 'Sourdough', achievements: 'Trained two others', isPaid: true },
      ...{ role: 'Head baker', weeksPerYear: null },
    });
  });

  it('sends nothing after Cancel or without a change', async () => {
    const { sent } = await openProfile(ADDRESS, withJob);

    await openForm('Edit Corner bakery');
    await write('Role', 'Nobody');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Edit Corner bakery' })).toBe(document.activeElement);
    await openForm('Edit Corner bakery');
    expect(box('Role').value).toBe('Baker');
    await press('Save changes');

    await screen.findByRole('button', { name: 'Edit Corner bakery' });
    expect(sent).toEqual([]);
  });

  it('keeps the values when saving fails', async () => {
    await openProfile(ADDRESS);
    api.use(http.post(PATH, () => new HttpResponse(null, { status: 503 }), { once: true }));

    await openForm('Add activity');
    await write(/^Activity name/, 'Choir');
    await press('Add activity');

    expect(await screen.findByText(/Your answers are still here/)).toBeTruthy();
    await waitFor(() =>
      expect(shownToastText()).toContain('ErrorFailed to save activity impact. Please try again.'),
    );
    expect(box(/^Activity name/).value).toBe('Choir');
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Edit Choir' })).toBeTruthy();
  });

  it.each([
    [409, 'student-profile.too-many-entries', 'This list holds up to 50 entries. Delete one to add another.'],
    [429, 'http.too-many-requests', 'Too many attempts. Please try again in 5 seconds.'],
  ])('says what to do at a limit (%s), and keeps the values', async (status, code, message) => {
    await openProfile(ADDRESS);
    api.use(http.post(PATH, () => HttpResponse.json({ code, message }, { status })));

    await openForm('Add activity');
    await write(/^Activity name/, 'Choir');
    await press('Add activity');

    expect(await screen.findByText(`${message} Your answers are still here.`)).toBeTruthy();
    await waitFor(() => expect(shownToastText()).toContain(message));
    expect(box(/^Activity name/).value).toBe('Choir');
  });

  it('shows the server’s refusal at its field', async () => {
    await openProfile(ADDRESS, withJob);
    const errors = [{ path: 'role', message: 'Role must be shorter' }];
    api.use(http.put(`${PATH}/job`, () => HttpResponse.json({ message: 'No', errors }, { status: 400 })));

    await openForm('Edit Corner bakery');
    await write('Role', 'Long');
    await press('Save changes');

    await waitFor(() => expect(wrong('role')).toBe('Role must be shorter'));
    await waitFor(() =>
      expect(shownToastText()).toContain('Failed to update activity impact. Please try again.'),
    );
  });

  it('saves an open form when another step is chosen', async () => {
    const { sent } = await openProfile(ADDRESS, withJob);

    await openForm('Edit Corner bakery');
    await write('Role', 'Head baker');
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));

    await heading('Portfolio');
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Activities');
    expect(await screen.findByText(/Head baker/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('saves an open form when another entry is opened', async () => {
    const choir = { ...aJob, id: 'choir', activityName: 'Choir' };
    const { sent } = await openProfile(ADDRESS, { lists: { [PATH]: [aJob, choir] } });

    await openForm('Edit Corner bakery');
    await write('Role', 'Head baker');
    await openForm('Edit Choir');

    expect(await screen.findByRole('form', { name: 'Edit Choir' })).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual([`PUT ${PATH}/job`]);
    expect(entries()).toContain('Corner bakery');
  });

  it('asks before leaving an open form and restores its draft', async () => {
    const { router, sent } = await openProfile(ADDRESS, withJob);

    await openForm('Edit Corner bakery');
    await write('Role', 'Head baker');
    void router.navigate('/colleges');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Leave');
    await heading('Find your colleges');
    await router.navigate(ADDRESS);

    await heading('Activities');
    expect((await screen.findByLabelText<HTMLInputElement>('Role')).value).toBe('Head baker');
    expect(screen.getByRole('form', { name: 'Edit Corner bakery' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers Retry when the list fails to load', async () => {
    const opening = openProfile(ADDRESS);
    api.use(http.get(PATH, () => new HttpResponse(null, { status: 503 }), { once: true }));
    await opening;

    expect(await screen.findByText(/We couldn’t load this list/)).toBeTruthy();
    await press('Retry');
    expect(await screen.findByText('No activities yet')).toBeTruthy();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { aJob, aRole } from '../../testing/entries';
import { heading, openProfile } from '../../testing/open-profile';

const ADDRESS = '/profile?section=readiness&step=activities';
const PATH = '/api/leadership-roles';
const withRole = { lists: { [PATH]: [aRole], '/api/activity-impacts': [aJob] } };

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const openForm = async (name: string) => {
  await press(name);
  await screen.findByRole('form', { name });
};
const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const write = async (name: RegExp | string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const day = (name: RegExp | string, date: string) => fireEvent.change(box(name), { target: { value: date } });
const wrong = (field: string) => document.getElementById(`${field}-error`)?.textContent;
const roles = () => within(screen.getByRole('list', { name: 'Leadership roles' }));

describe('the leadership roles', () => {
  useApi();

  it('stand below the activities and say that estimates don’t weigh them', async () => {
    await openProfile(ADDRESS);

    expect(await screen.findByText('No leadership roles yet')).toBeTruthy();
    expect(screen.getByText(/Your estimates don’t weigh this list/)).toBeTruthy();
    expect(await screen.findByText('No activities yet')).toBeTruthy();
  });

  it('take a new role, with nulls for what was left empty', async () => {
    const { sent } = await openProfile(ADDRESS, { lists: { '/api/activity-impacts': [aJob] } });

    await openForm('Add leadership role');
    expect(document.activeElement).toBe(box(/^Position/));
    await write(/^Position/, ' Shift lead ');
    await write(/^Organization/, 'Corner bakery');
    await userEvent.click(screen.getByRole('radio', { name: 'Local' }));
    day('Start date', '2026-01-15');
    await press('Add leadership role');

    expect(await screen.findByRole('button', { name: 'Edit Shift lead' })).toBe(document.activeElement);
    expect(sent).toEqual([
      {
        path: `POST ${PATH}`,
        body: {
          positionTitle: 'Shift lead',
          organizationName: 'Corner bakery',
          level: 'Local',
          startDate: '2026-01-15',
          endDate: null,
          description: null,
          responsibilities: null,
          achievements: null,
          impact: null,
        },
      },
    ]);
    expect(roles().getByText('Corner bakery · Local level · Jan 2026 to Present')).toBeTruthy();
    await waitFor(() => expect(shownToastText()).toContain('Leadership Role Added'));
  });

  it.each([
    [/^Position/, 'positionTitle', ' ', 'Position is required'],
    [/^Organization/, 'organizationName', ' ', 'Organization is required'],
    ['End date', 'endDate', '2025-08-31', 'End date cannot be before the start date'],
    ['Start date', 'startDate', '1899-12-31', /^Start date must be between 1900 and \d{4}$/],
  ])('refuse a wrong %s', async (label, field, value, message) => {
    const { sent } = await openProfile(ADDRESS, withRole);

    await openForm('Edit Captain');
    day(label, value);
    await press('Save changes');

    await screen.findByRole('alert');
    expect(wrong(field)).toMatch(message);
    expect(sent).toEqual([]);
  });

  it('update and end', async () => {
    const { sent } = await openProfile(ADDRESS, withRole);

    await openForm('Edit Captain');
    day('End date', '2026-06-15');
    await press('Save changes');

    expect(await roles().findByText(/Sep 2025 to Jun 2026/)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual([`PUT ${PATH}/role`]);
    await waitFor(() => expect(shownToastText()).toContain('Leadership Role Updated'));
  });

  it('can be deleted, and put back', async () => {
    await openProfile(ADDRESS, withRole);

    await press('Delete Captain');
    await waitFor(() => expect(shownToastText()).toContain('Leadership Role DeletedCaptain'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leadership roles' }));
    await press('Undo');

    expect(await screen.findByRole('button', { name: 'Edit Captain' })).toBeTruthy();
  });

  it('keep what was typed when saving fails', async () => {
    await openProfile(ADDRESS, withRole);
    api.use(http.put(`${PATH}/role`, () => new HttpResponse(null, { status: 503 })));

    await openForm('Edit Captain');
    await write('Responsibilities', 'Plans practice.');
    await press('Save changes');

    await waitFor(() =>
      expect(shownToastText()).toContain('Failed to update leadership role. Please try again.'),
    );
    expect(box('Responsibilities').value).toBe('Plans practice.');
  });

  it('open one form at a time with the activities, saving the other first', async () => {
    const { sent } = await openProfile(ADDRESS, withRole);

    await openForm('Edit Corner bakery');
    await write('Role', 'Head baker');
    await openForm('Edit Captain');

    expect(await screen.findByRole('form', { name: 'Edit Captain' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Edit Corner bakery' })).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['PUT /api/activity-impacts/job']);
  });

  it('come back from a draft', async () => {
    const { router } = await openProfile(ADDRESS, withRole);

    await openForm('Edit Captain');
    await write('Responsibilities', 'Plans practice.');
    void router.navigate('/colleges');
    await press('Leave');
    await heading('Find your colleges');
    await router.navigate(ADDRESS);

    await heading('Activities');
    expect((await screen.findByLabelText<HTMLInputElement>('Responsibilities')).value).toBe(
      'Plans practice.',
    );
    expect(screen.getByRole('form', { name: 'Edit Captain' })).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile } from '../testing/open-profile';

const save = () => userEvent.click(screen.getByRole('button', { name: /^Save and/ }));
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => userEvent.type(box(name), text);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const wrong = (field: string) => document.getElementById(`${field}-error`)?.textContent;

describe('the school step', () => {
  useApi();
  const ADDRESS = '/profile?section=academic&step=school';

  it('saves to the academic profile', async () => {
    const { sent } = await openProfile(ADDRESS);

    await type('School name', 'Elm High');
    await choose('Charter');
    await choose('11th');
    await type('Graduation year', '2028');
    await save();

    await heading('Academic performance');
    expect(sent).toEqual([
      {
        path: '/api/academic-profile',
        body: {
          schoolName: 'Elm High',
          schoolState: null,
          schoolType: 'Charter',
          currentGradeLevel: '11th',
          graduationYear: 2028,
        },
      },
    ]);
    await waitFor(() =>
      expect(shownToastText()).toContain(
        'Academic Information UpdatedNew recommendations will be generated shortly.',
      ),
    );
  });

  it.each([
    ['2023', /^Graduation year must be between 2024 and 20\d\d$/],
    ['soon', /^Graduation year must be a number$/],
  ])('refuses %s as a graduation year', async (year, message) => {
    await openProfile(ADDRESS);

    await type('Graduation year', year);
    await save();

    expect(document.activeElement).toBe(await screen.findByRole('alert'));
    expect(wrong('graduationYear')).toMatch(message);
  });
});

describe('the performance step', () => {
  useApi();
  const ADDRESS = '/profile?section=academic&step=performance';

  it('accepts that the school does not rank', async () => {
    const { sent } = await openProfile(ADDRESS, { academic: { classRank: 12, classSize: 300 } });

    await userEvent.click(screen.getByRole('checkbox', { name: /doesn’t rank/ }));
    expect(box('Class rank').disabled).toBe(true);
    await type('Unweighted GPA', '3.85');
    await save();

    await heading('Test scores');
    expect(sent).toEqual([
      {
        path: '/api/academic-profile',
        body: {
          gpaScale: '4.0',
          unweightedGpa: '3.85',
          weightedGpa: null,
          classRank: 'N/A',
          classSize: 300,
        },
      },
    ]);
  });

  it('clears the field when N/A is unchecked', async () => {
    await openProfile(ADDRESS, { academic: { classRank: 'N/A' } });
    expect(box('Class rank').value).toBe('N/A');

    await userEvent.click(screen.getByRole('checkbox', { name: /doesn’t rank/ }));

    expect(box('Class rank').value).toBe('');
    expect(box('Class rank').disabled).toBe(false);
  });

  it('refuses a rank larger than the class', async () => {
    await openProfile(ADDRESS);

    await type('Class rank', '31');
    await type('Class size', '30');
    await save();

    await screen.findByRole('alert');
    expect(wrong('classRank')).toBe('Class rank cannot be larger than the class');
  });

  it('shows the server’s refusal at its field', async () => {
    await openProfile(ADDRESS);
    api.use(
      http.post('/api/academic-profile', () =>
        HttpResponse.json(
          { message: 'No.', errors: [{ path: 'unweightedGpa', message: 'Please check this GPA' }] },
          { status: 400 },
        ),
      ),
    );

    await type('Unweighted GPA', '3.5');
    await save();

    await screen.findByRole('alert');
    expect(wrong('unweightedGpa')).toBe('Please check this GPA');
    await waitFor(() =>
      expect(shownToastText()).toContain('Failed to save academic information. Please try again.'),
    );
  });
});

describe('the advanced coursework step', () => {
  useApi();
  const ADDRESS = '/profile?section=academic&step=advanced';

  it('sends the zeros it announces with the first save, and continues to activities', async () => {
    const { sent } = await openProfile(ADDRESS);
    expect(screen.getByText(/A count you leave blank is saved as 0\./)).toBeTruthy();

    await type('AP courses taken', '4');
    await userEvent.click(screen.getByRole('checkbox', { name: /doesn’t offer it/ }));
    await save();

    await heading('Activities');
    expect(sent).toEqual([
      {
        path: '/api/academic-profile',
        body: { apCoursesTaken: 4, apCoursesPlanned: 0, honorsCourses: 0, dualEnrollmentCredits: 'N/A' },
      },
    ]);
  });

  it('sends the zeros of the IB counts too, when it shows them', async () => {
    const { sent } = await openProfile(ADDRESS);

    await choose('Yes');
    await type('Higher level courses', '3');
    await save();

    await heading('Activities');
    expect(sent[0]?.body).toEqual({
      apCoursesTaken: 0,
      apCoursesPlanned: 0,
      honorsCourses: 0,
      dualEnrollmentCredits: 0,
      ibProgram: true,
      ibHlCount: 3,
      ibSlCount: 0,
    });
  });

  it('leaves blank counts out once something is stored', async () => {
    const { sent } = await openProfile(ADDRESS, { academic: { honorsCourses: 2 } });
    expect(screen.queryByText(/left? blank is saved as 0/)).toBeNull();

    await type('AP courses taken', '4');
    await save();

    await heading('Activities');
    expect(sent[0]?.body).toEqual({ apCoursesTaken: 4, honorsCourses: 2 });
  });

  it('shows the IB fields only for IB students and clears them', async () => {
    const { sent } = await openProfile(ADDRESS, { academic: { honorsCourses: 2, apCoursesTaken: 0 } });
    expect(screen.queryByLabelText('Higher level courses')).toBeNull();

    await choose('Yes');
    await type('Higher level courses', '3');
    await userEvent.clear(box('Honors courses'));
    await save();

    await heading('Activities');
    expect(sent[0]?.body).toEqual({
      apCoursesTaken: 0,
      honorsCourses: null,
      ibProgram: true,
      ibHlCount: 3,
    });
  });
});

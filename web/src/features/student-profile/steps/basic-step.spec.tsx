import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentSession } from '@/lib/session/session';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openProfile } from '../testing/open-profile';

const ADDRESS = '/profile?section=personal&step=basic';
const maya = { firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@example.com' };

const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
const born = (date: string) => fireEvent.change(box(/^Date of birth/), { target: { value: date } });

describe('the basic info step', () => {
  useApi();

  it('starts with the registration’s values and saves', async () => {
    const { sent } = await openProfile(ADDRESS, { personal: maya });
    expect(box(/^First name/).value).toBe('Maya');
    expect(box(/^Email/).getAttribute('autocomplete')).toBe('email');

    born('2009-03-14');
    await userEvent.click(screen.getByRole('radio', { name: 'Self-describe' }));
    await userEvent.type(box(/^In your own words/), ' agender ');
    await save();

    await heading('Address');
    expect(sent).toEqual([
      {
        path: '/api/user-profile',
        body: {
          ...maya,
          dateOfBirth: '2009-03-14',
          gender: 'Self-describe',
          genderSelfDescribe: 'agender',
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Personal Information Updated'));
  });

  it('lists missing required fields in order, with a toast', async () => {
    const { sent } = await openProfile(ADDRESS);

    await save();

    const summary = await screen.findByRole('alert');
    expect(Array.from(summary.querySelectorAll('a'), (link) => link.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Date of birth is required',
    ]);
    expect(document.activeElement).toBe(summary);
    await waitFor(() =>
      expect(shownToastText()).toContain(
        'Form Validation ErrorPlease fill in all required fields before saving.',
      ),
    );
    expect(sent).toEqual([]);
  });

  it('asks for a valid email address', async () => {
    await openProfile(ADDRESS, { personal: { ...maya, dateOfBirth: '2009-03-14' } });

    await userEvent.clear(box(/^Email/));
    await userEvent.type(box(/^Email/), 'maya at home');
    await save();

    await waitFor(() => expect(box(/^Email/).getAttribute('aria-describedby')).toContain('email-error'));
    expect(document.getElementById('email-error')?.textContent).toBe('Please enter a valid email address');
  });

  it('clears the description when another gender is chosen', async () => {
    const { sent } = await openProfile(ADDRESS, {
      personal: {
        ...maya,
        dateOfBirth: '2009-03-14',
        gender: 'Self-describe',
        genderSelfDescribe: 'agender',
      },
    });

    await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
    expect(screen.queryByLabelText(/^In your own words/)).toBeNull();
    await save();

    await heading('Address');
    expect(sent[0]?.body).toMatchObject({ gender: 'Prefer not to say', genderSelfDescribe: null });
  });

  it('sends a student under 13 away and clears this browser', async () => {
    await openProfile(ADDRESS, { personal: maya });
    api.use(
      http.post('/api/user-profile', () =>
        HttpResponse.json(
          { code: 'student-profile.too-young', message: 'Please come back when you turn 13.' },
          { status: 400 },
        ),
      ),
    );

    born('2018-03-14');
    await save();

    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out', redirectTo: '/too-young' }));
    expect(shownToastText()).not.toContain('Failed');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });
});

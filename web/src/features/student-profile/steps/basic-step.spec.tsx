import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  describe('the family college history', () => {
    const FAMILY = '/api/family-college-history';
    const known = { ...maya, dateOfBirth: '2009-03-14' };
    const mother = {
      id: 'm',
      relation: 'Mother',
      college: 'Ohio State',
      degree: 'B.A.',
      gradYear: 1999,
    } as const;
    const relative = async (place: number) =>
      within(await screen.findByRole('listitem', { name: `Relative ${place}` }));
    const choose = async (place: number, relation: string) => {
      await userEvent.click((await relative(place)).getByRole('combobox', { name: 'Relation' }));
      await userEvent.click(await screen.findByRole('option', { name: relation }));
    };
    const write = async (place: number, field: string, text: string) => {
      const input = (await relative(place)).getByLabelText(field);
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
    };
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

    it('starts with one empty row, which is not saved', async () => {
      const { sent } = await openProfile(ADDRESS, { personal: known });

      expect((await relative(1)).getByLabelText<HTMLInputElement>('College').value).toBe('');
      await save();

      await heading('Address');
      expect(sent).toEqual([]);
    });

    it('is saved alone when nothing else changed, with the ids of the rows that stay', async () => {
      const { sent } = await openProfile(ADDRESS, { personal: known, family: [mother] });

      await write(1, 'College', 'Kent State');
      await press('Add relative');
      await waitFor(async () =>
        expect(document.activeElement).toBe((await relative(2)).getByRole('combobox', { name: 'Relation' })),
      );
      await choose(2, 'Sibling');
      await press('Add relative');
      await save();

      await heading('Address');
      const { id, relation, degree, gradYear } = mother;
      const empty = { relation: null, college: null, degree: null, gradYear: null };
      expect(sent).toEqual([
        {
          path: FAMILY,
          body: {
            entries: [
              { id, relation, college: 'Kent State', degree, gradYear },
              { ...empty, relation: 'Sibling' },
              empty,
            ],
          },
        },
      ]);
      await waitFor(() => expect(shownToastText()).toContain('Personal Information Updated'));
    });

    it('is saved together with the rest, and says so once', async () => {
      const { sent } = await openProfile(ADDRESS, { personal: maya, family: [mother] });

      born('2009-03-14');
      await press('Remove mother');
      expect(document.activeElement?.textContent).toBe('Add relative');
      expect((await relative(1)).getByLabelText<HTMLInputElement>('College').value).toBe('');
      await save();

      await heading('Address');
      expect(sent.map(({ path }) => path)).toEqual(['/api/user-profile', FAMILY]);
      await waitFor(() => expect(shownToastText()).toContain('Profile Updated'));
    });

    it('names each problem at its row, and sends nothing', async () => {
      const { sent } = await openProfile(ADDRESS, {
        personal: { ...known, firstName: '' },
        family: [mother],
      });

      await press('Add relative');
      await write(2, 'College', 'Kent State');
      await write(1, 'Graduation year', '1899');
      await save();

      const last = Math.max(2030, new Date().getUTCFullYear() + 6);
      const summary = await screen.findByRole('alert');
      expect(Array.from(summary.querySelectorAll('a'), (link) => link.textContent)).toEqual([
        'First name is required',
        `Graduation year must be between 1900 and ${last}`,
        'Relation is required',
      ]);
      expect(shownToastText()).toContain('Form Validation Error');
      await userEvent.click(within(summary).getByText('Relation is required'));
      expect(document.activeElement?.id).toBe('entries.1.relation');

      await write(1, 'Graduation year', '1999');
      expect(document.getElementById('entries.0.gradYear-error')).toBeNull();
      expect(document.getElementById('entries.1.relation-error')).toBeTruthy();
      expect(sent).toEqual([]);
    });

    it('says when it could not be saved, and keeps what was typed', async () => {
      await openProfile(ADDRESS, { personal: known, family: [mother] });
      api.use(http.post(FAMILY, () => new HttpResponse(null, { status: 503 }), { once: true }));

      await write(1, 'Degree', 'B.S.');
      await save();

      await waitFor(() =>
        expect(shownToastText()).toContain('ErrorFailed to save family college history. Please try again.'),
      );
      expect((await relative(1)).getByLabelText<HTMLInputElement>('Degree').value).toBe('B.S.');
    });

    it('shows the server’s refusal at its row', async () => {
      await openProfile(ADDRESS, { personal: known, family: [mother] });
      const errors = [{ path: 'entries.0.degree', message: 'Degree must be shorter' }];
      api.use(http.post(FAMILY, () => HttpResponse.json({ message: 'No', errors }, { status: 400 })));

      await write(1, 'Degree', 'B.S.');
      await save();

      await waitFor(() =>
        expect(document.getElementById('entries.0.degree-error')?.textContent).toBe('Degree must be shorter'),
      );
    });

    it('can be loaded again, while the rest is filled in', async () => {
      const opening = openProfile(ADDRESS, { personal: maya, family: [mother] });
      api.use(http.get(FAMILY, () => new HttpResponse(null, { status: 503 }), { once: true }));
      await opening;

      expect(await screen.findByText('We couldn’t load your relatives')).toBeTruthy();
      born('2009-03-14');
      await press('Retry');

      expect((await relative(1)).getByLabelText<HTMLInputElement>('College').value).toBe('Ohio State');
      expect(box(/^Date of birth/).value).toBe('2009-03-14');
    });

    it('comes back from a draft', async () => {
      const { router } = await openProfile(ADDRESS, { personal: known, family: [mother] });

      await write(1, 'Degree', 'B.S.');
      await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
      await heading('Address');
      await router.navigate(ADDRESS);

      await heading('Basic info');
      await waitFor(async () =>
        expect((await relative(1)).getByLabelText<HTMLInputElement>('Degree').value).toBe('B.S.'),
      );
    });
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

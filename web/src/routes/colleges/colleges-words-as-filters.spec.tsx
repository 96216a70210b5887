import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type CollegeSearchResponse } from '@/api';
import { aCollege, aSearchReply } from '@/testing/colleges';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { studentCalls, savedListCalls } from '@/testing/student-calls';
import Colleges from './colleges';

type Reading = NonNullable<CollegeSearchResponse['reading']>;

const NURSING: Reading = {
  isApplied: true,
  filters: { state: ['TX'], major: ['51.38'], sort: 'netPrice' },
  understood: ['cheap', 'nursing', 'texas'],
  notUnderstood: [],
  notInData: [],
  missing: [],
  total: 118,
};
const MAJORS = [{ name: 'Nursing', cip4: '51.38', cipTitle: 'Registered Nursing', cipFamily: '51' }];

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => Object.fromEntries(new URLSearchParams(screen.getByLabelText('address').textContent));

const searchReadAs = (reading: Partial<Reading>, at = '/colleges?search=cheap+nursing+texas') => {
  studentCalls();
  savedListCalls();
  api.use(
    http.get('*/api/recommendations', () => HttpResponse.json([])),
    http.get('*/api/available-majors', () => HttpResponse.json(MAJORS)),
    http.get('*/api/colleges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isRead = query.has('search') && query.get('textAs') !== 'name';
      return HttpResponse.json(
        aSearchReply([aCollege()], {
          total: 118,
          ...(isRead ? { reading: { ...NURSING, ...reading }, sort: 'netPrice' } : {}),
        }),
      );
    }),
  );
  renderScreen(
    <>
      <Colleges />
      <Address />
    </>,
    at,
  );
};
const chip = (words: string) => screen.findByRole('button', { name: `Remove filter: ${words}` });

describe('a search text that was used as filters', () => {
  useApi();

  it('shows the filters as chips and says which words were used', async () => {
    searchReadAs({ notUnderstood: ['zyx'], notInData: ['soccer', 'dorms'] });

    expect(await screen.findByText('Used: cheap, nursing, texas.')).toBeTruthy();
    expect(screen.getByText('Not understood: zyx.')).toBeTruthy();
    expect(screen.getByText('The federal data don’t tell: soccer, dorms.')).toBeTruthy();
    expect(await chip('Texas')).toBeTruthy();
    expect(await chip('Nursing')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'cheap nursing texas');
  });

  it('is searched as a name after Undo', async () => {
    searchReadAs({});

    await userEvent.click(await screen.findByRole('button', { name: 'Undo: search names only' }));

    await waitFor(() => expect(screen.queryByText(/^Used:/)).toBeNull());
    expect(address()).toEqual({ search: 'cheap nursing texas', textAs: 'name' });
    expect(screen.queryByRole('button', { name: 'Remove filter: Texas' })).toBeNull();
  });

  it('gives way to its filters when one of them is removed', async () => {
    searchReadAs({});

    await screen.findByText(/^Used:/);
    await userEvent.click(await chip('Texas'));

    await waitFor(() => expect(address()).toEqual({ major: '51.38', sort: 'netPrice' }));
  });

  it('keeps the part that is a name', async () => {
    searchReadAs({ search: 'boston', filters: { major: ['51.38'], state: ['MA'] }, understood: ['nursing'] });

    expect(await screen.findByText('Used: nursing, “boston” as a name.')).toBeTruthy();
    await userEvent.click(await chip('Massachusetts'));

    await waitFor(() => expect(address()).toEqual({ search: 'boston', major: '51.38' }));
  });

  it('asks for what the profile does not say', async () => {
    searchReadAs({ filters: {}, understood: ['near me', '3.0 gpa'], missing: ['home', 'grades'] });

    expect(await screen.findByRole('link', { name: 'Add your home state' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your grades' })).toBeTruthy();
  });

  it('shows the states of a region in one chip', async () => {
    searchReadAs({ filters: { state: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'] }, understood: ['new england'] });

    expect(await chip('Northeast')).toBeTruthy();
  });
});

describe('a search text that is a name and a kind of college', () => {
  useApi();

  it('is offered as filters', async () => {
    searchReadAs({ isApplied: false, filters: { state: ['CA'] }, total: 670 }, '/colleges?search=california');

    await userEvent.click(
      await screen.findByRole('button', { name: 'Use filters instead: California 670 colleges' }),
    );

    await waitFor(() => expect(address()).toEqual({ state: 'CA' }));
  });

  it('is not offered when no college fits', async () => {
    searchReadAs({ isApplied: false, total: 0 });

    expect(await screen.findByText('Showing 1 of 118 colleges')).toBeTruthy();
    expect(screen.queryByText('Use filters instead:')).toBeNull();
  });
});

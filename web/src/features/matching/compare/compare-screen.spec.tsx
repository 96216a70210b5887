import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  HARVARD,
  OHIO_STATE,
} from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeDetail } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { aSavedCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { CompareScreen } from './compare-screen';

const UNKNOWN = 999_999;
const business = { cip: '52.02', title: 'Business', graduates: 90, medianEarnings: 71_000 };

const COLLEGES: Readonly<Record<number, CollegeDetail>> = {
  [OHIO_STATE.unitId]: aCollegeInFull(P2, OHIO_STATE, {
    shortName: 'Ohio State',
    milesFromHome: 0,
    bachelorsPrograms: { total: 1, top: [business] },
  }),
  [HARVARD.unitId]: aCollegeInFull(P2, HARVARD, { shortName: 'Harvard', milesFromHome: 643 }),
};

const show = (ids: string, major = { name: 'Business', cip4: '52.02' }) => {
  studentCalls();
  savedListCalls([aSavedCollege({})]);
  api.use(
    http.get('/api/applications', () => HttpResponse.json([])),
    http.get('/api/colleges/:id', ({ params }) => {
      const college = COLLEGES[Number(params['id'])];
      return college ? HttpResponse.json(college) : HttpResponse.json({ message: 'No' }, { status: 404 });
    }),
  );
  renderScreen(<CompareScreen ids={ids} isPicking={false} major={major} />);
};
const row = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('colleges side by side', () => {
  useApi();

  it('are compared row by row, and what is missing is said in words', async () => {
    show(`${OHIO_STATE.unitId},${HARVARD.unitId}`);

    expect(await row(/^Median earnings, Business/)).toEqual([
      expect.stringContaining('$71,000Five years after graduating'),
      expect.stringContaining('Not published for this major'),
    ]);
    expect(await row(/^Place/)).toEqual([
      expect.stringContaining('In your state'),
      expect.stringContaining('About 640 miles from home'),
    ]);
    expect((await row(/^Deadlines/))[0]).toContain('Check the college');
  });

  it('have the earnings of a program close to the major where the college names it otherwise', async () => {
    show(`${OHIO_STATE.unitId},${HARVARD.unitId}`, { name: 'Finance', cip4: '52.08' });

    expect(await row(/^Median earnings, Finance/)).toEqual([
      expect.stringContaining('$71,000Business (close to your major). Five years after graduating'),
      expect.stringContaining('Not published for this major'),
    ]);
  });

  it('say which colleges are not known and which do not fit', async () => {
    show(`${OHIO_STATE.unitId},${HARVARD.unitId},${UNKNOWN},4,5,6,7`);

    await screen.findByText(/^4 colleges aren’t in Flyleaf/);
    expect(screen.getByText(/the first six are shown/)).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('are picked first when the address names only one', async () => {
    show(String(HARVARD.unitId));

    expect(await screen.findByRole('checkbox', { name: 'Harvard', checked: true })).toBeDefined();
    const compare = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' });
    expect(compare.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Ohio State/ }));
    expect(compare.disabled).toBe(false);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  ARIZONA_STATE,
  HARVARD,
  OHIO_STATE,
} from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2, P5, P8 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeFacts, type StudentFacts } from '#engine';
import { type ListFacts, type Recommendation } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCard, aRecommendation, aSavedCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { listKey } from '../saved-colleges/list-cache';
import ListOddsCard from './list-odds-card';

const saved = ({ unitId, name }: CollegeFacts) =>
  aSavedCollege({
    id: `01990000-0000-7000-8000-${String(unitId).padStart(12, '0')}`,
    collegeId: unitId,
    college: aCard({ id: unitId, name }),
  });

/** The facts follow the list that the server has, as the real ones do. */
const open = (
  student: StudentFacts,
  colleges: readonly CollegeFacts[],
  recommended: Recommendation[] = [],
  answers: ListFacts['answers'] = [],
) => {
  const onServer = [...colleges];
  studentCalls();
  const list = savedListCalls(colleges.map(saved));
  api.use(
    http.get('*/api/saved-colleges/facts', () =>
      HttpResponse.json({
        profileVersion: 1,
        catalogueVersion: '7',
        admissionsTerm: 'fall 2023',
        student,
        colleges: onServer,
        answers,
      }),
    ),
    http.get('*/api/recommendations', () => HttpResponse.json(recommended)),
    http.post('*/api/saved-colleges', () => {
      onServer.push(ARIZONA_STATE);
      return list.add(saved(ARIZONA_STATE));
    }),
  );
  return renderScreen(<ListOddsCard />);
};
const card = async () => within(await screen.findByRole('region', { name: 'Will my list work?' }));
const figure = async (label: string) =>
  (await (await card()).findByText(label)).nextElementSibling?.textContent;

describe('"Will my list work?"', () => {
  useApi();

  it('says how likely the list brings a yes, without the safeties, and one the family can pay for', async () => {
    open({ ...P2, homeState: 'AZ' }, [HARVARD, OHIO_STATE, ARIZONA_STATE]);

    const words = (await (await card()).findByText(/such lists there is at least one yes/)).textContent;
    expect(words).toMatch(/^In about 9\d of 100 such lists|^In more than 99 of 100 such lists/);
    expect(await figure('Without your safeties')).toMatch(/^about \d\d of 100$/);
    expect(await figure('At least one yes you can pay for')).toMatch(/of 100$/);
    expect(screen.queryByText(/\b100 of 100\b|100%|guarantee/)).toBeNull();
  });

  it('lists what each college adds, the most first', async () => {
    open(P2, [HARVARD, OHIO_STATE, ARIZONA_STATE]);
    await userEvent.click(await screen.findByText('What each college adds'));

    const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.slice(0, 7))).toEqual(['Arizona', 'Ohio St', 'Harvard']);
    expect(rows[2]?.textContent).toContain('adds little');
  });

  it('shows how much depends on what answers share', async () => {
    open(P2, [HARVARD, OHIO_STATE]);
    await userEvent.click(await screen.findByText('How we work this out'));

    const help = await screen.findByText(/If it were 15%/);
    expect(help.textContent).toMatch(/15%: about \d+ of 100\. *If it were half: about \d+ of 100\./);
    expect(screen.getByText(/answers go together/)).toBeTruthy();
  });

  it('offers the best recommended safety that is missing, and adds it', async () => {
    const arizona = aRecommendation(
      { id: ARIZONA_STATE.unitId, name: 'Arizona State University' },
      { category: 'safety', admissionProbability: 0.98, chanceLow: 0.95, chanceHigh: 0.985 },
    );
    open({ ...P2, maxCost: 40_000 }, [HARVARD, OHIO_STATE], [arizona]);

    expect(await screen.findByText('Missing: a safe college your family can pay for')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /^Add to my list: Arizona State/ }));

    expect(await screen.findByText('Without your safeties')).toBeTruthy();
  });

  it('names a likely college that is no safety, with the reason', async () => {
    open({ ...P2, maxCost: 5000 }, [ARIZONA_STATE]);

    expect((await screen.findByText(/^: Not counted as a safety/)).textContent).toMatch(/^Arizona State/);
  });

  it('leads to all colleges when no safety is recommended', async () => {
    open(P2, [HARVARD]);

    expect(await screen.findByRole('link', { name: 'Look for one among all colleges' })).toBeTruthy();
  });

  it('speaks of one college as one', async () => {
    open(P2, [OHIO_STATE]);

    expect(await screen.findByText(/With one college,/)).toBeTruthy();
    expect(screen.queryByText('Without your safeties')).toBeNull();
  });

  it('says which colleges cannot be counted for a price, and asks for an unknown income', async () => {
    const unpriced: CollegeFacts = {
      ...HARVARD,
      netPrice: null,
      netPrice48To75k: null,
      netPrice75To110k: null,
    };
    open(P2, [unpriced, OHIO_STATE]);
    expect(await screen.findByText('1 college without a price can’t be counted here.')).toBeTruthy();
  });

  it('asks for the income when it is unknown', async () => {
    open(P5, [OHIO_STATE]);

    expect(await figure('At least one yes you can pay for')).toBe('Can’t tell yet');
    expect(screen.getByRole('link', { name: 'Add your income band' })).toBeTruthy();
  });

  it('asks for grades when there is nothing to estimate from', async () => {
    open(P8, [OHIO_STATE]);

    expect(await screen.findByText(/Not enough to estimate yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your GPA' })).toBeTruthy();
  });

  it('counts a yes as a yes, asks for no other safety, and speaks of those that have not answered', async () => {
    const student = { ...P2, maxCost: 45_000 };
    open(
      student,
      [HARVARD, OHIO_STATE, ARIZONA_STATE],
      [],
      [{ unitId: ARIZONA_STATE.unitId, answer: 'yes' }],
    );

    expect(await screen.findByText(/^You have a yes from Arizona State/)).toBeTruthy();
    const words = (await screen.findByText(/^From the 2 colleges that haven’t answered/)).textContent;
    expect(words).toMatch(/at least one more yes comes in about \d+ of 100 such lists\.$/);
    expect(screen.queryByText(/^Missing: a safe college/)).toBeNull();
  });

  it('does not count a college that said no, nor a waiting list', async () => {
    open(
      P2,
      [HARVARD, OHIO_STATE, ARIZONA_STATE],
      [],
      [
        { unitId: HARVARD.unitId, answer: 'no' },
        { unitId: ARIZONA_STATE.unitId, answer: 'waiting-list' },
      ],
    );

    expect(await screen.findByText(/^Harvard.* is decided, and not counted anymore/)).toBeTruthy();
    expect(screen.getByText(/^Arizona State.* put you on a waiting list/)).toBeTruthy();
    expect(
      screen.getByText(/^From the college that hasn’t answered, at least one yes comes in/),
    ).toBeTruthy();
  });

  it('has a way on when every college has said no', async () => {
    open(P2, [HARVARD], [], [{ unitId: HARVARD.unitId, answer: 'no' }]);

    expect(await screen.findByRole('link', { name: 'Look for colleges that still have room' })).toBeTruthy();
    expect(screen.queryByText(/such lists/)).toBeNull();
  });

  it('is not there without a list', async () => {
    const { queryClient } = open(P2, []);
    await waitFor(() => expect(queryClient.getQueryData(listKey())).toEqual([]));

    expect(screen.queryByText('Will my list work?')).toBeNull();
  });

  it('leaves out a college that the student hid', async () => {
    open(P2, [HARVARD, OHIO_STATE]);
    savedListCalls([saved(HARVARD), { ...saved(OHIO_STATE), isHidden: true }]);

    expect(await screen.findByText(/With one college,/)).toBeTruthy();
  });

  it('says when it cannot load, and tries again', async () => {
    open(P2, [OHIO_STATE]);
    let fails = true;
    api.use(http.get('*/api/saved-colleges/facts', () => (fails ? HttpResponse.error() : undefined)));
    expect(await screen.findByText('We couldn’t work this out')).toBeTruthy();

    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText(/With one college,/)).toBeTruthy();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ListAdvice } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import ListAdvicePart from './list-advice';

const WAY_IN = {
  college: aCollege({ id: 206011, shortName: 'Sinclair Community College' }),
  leads: false,
  words: 'Another way in.',
};
const NOTHING: ListAdvice = { shortfalls: [], wayIn: null, startingPoints: [] };

const learned: number[] = [];
const open = (advice: Partial<ListAdvice>) => {
  learned.length = 0;
  api.use(http.get('*/api/recommendations/advice', () => HttpResponse.json({ ...NOTHING, ...advice })));
  renderScreen(<ListAdvicePart onLearnMore={(id) => void learned.push(id)} />);
};

describe('the advice on a list', () => {
  useApi();

  it('says what is short, and names a two-year college that opens', async () => {
    const shortfall = {
      category: 'safety' as const,
      wanted: 5,
      found: 1,
      words: 'We found 1 of 5 safeties.',
    };
    open({ shortfalls: [shortfall], wayIn: WAY_IN });

    expect(await screen.findByText('We found 1 of 5 safeties.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sinclair Community College' }));
    expect(learned).toEqual([206011]);
  });

  it('names where to begin without grades, and gives no chance', async () => {
    const shortfall = { category: 'reach' as const, wanted: 5, found: 0, words: 'We found no reach.' };
    open({ shortfalls: [shortfall], startingPoints: [{ college: aCollege(), why: 'In your state.' }] });

    expect(await screen.findByText('In your state.')).toBeTruthy();
    expect(screen.queryByText('We found no reach.')).toBeNull();
    expect(screen.getByText(/takes your grades or a test score/)).toBeTruthy();
  });

  it('says when nothing is missing', async () => {
    open({});

    expect(await screen.findByText(/Your list is complete/)).toBeTruthy();
  });
});

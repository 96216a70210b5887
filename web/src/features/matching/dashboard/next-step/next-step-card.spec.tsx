import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { OHIO_STATE } from '../../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type BestStep, type NextBestStep } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { aRecommendation } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { NextStepCard } from './next-step-card';

const testScore: BestStep = {
  answer: 'test',
  effect: 'narrows-ranges',
  colleges: 18,
  points: 8.4,
  words: 'Your SAT or ACT score would narrow 18 of your 20 ranges, by about 8 points each.',
};

const income: BestStep = {
  answer: 'income',
  effect: 'fills-match',
  colleges: 20,
  points: 10,
  words: 'Your family income would count toward your match at all 20 of your colleges.',
};

const replySteps = (steps: BestStep[], but: Partial<NextBestStep> = {}) =>
  api.use(
    http.get('*/api/next-best-step', () =>
      HttpResponse.json({
        basedOn: 'list',
        collegesLookedAt: 20,
        steps,
        words: steps[0]?.words ?? 'Nothing to add.',
        ...but,
      }),
    ),
    http.get('*/api/recommendations', () =>
      HttpResponse.json([aRecommendation({ id: 7, name: 'Calloway' })]),
    ),
  );

const narrowedTo = (narrowed: { low: number; high: number } | null) =>
  api.use(
    http.get('*/api/colleges/7', () => {
      const college = aCollegeInFull(P2, OHIO_STATE);
      const explanation = college.explanation && {
        ...college.explanation,
        suggestions: [
          { kind: 'enter' as const, factor: 'test' as const, low: 0.16, high: 0.84, narrowed, words: '' },
        ],
      };
      return HttpResponse.json({ ...college, name: 'Calloway', explanation });
    }),
  );

const openBestFits = async () =>
  userEvent.click(await screen.findByText('Your best Reach, Target and Safety'));

describe('the next best step', () => {
  useApi();
  beforeEach(() => {
    studentCalls();
    savedListCalls();
  });

  it('says what the answer would change and links to its question', async () => {
    replySteps([testScore, income]);
    narrowedTo({ low: 0.3, high: 0.7 });
    renderScreen(<NextStepCard />);

    await screen.findByText(testScore.words);
    expect(screen.getByRole('link', { name: 'Add your SAT or ACT score' }).getAttribute('href')).toBe(
      '/profile?section=academic&step=tests',
    );
    expect(screen.getByRole('link', { name: /^Add your household income/ }).getAttribute('href')).toBe(
      '/profile?section=personal&step=background',
    );
  });

  it('draws a range of the list now and with the answer', async () => {
    replySteps([testScore]);
    narrowedTo({ low: 0.3, high: 0.7 });
    renderScreen(<NextStepCard />);

    const words =
      'Calloway: your range is 16 to 84 percent now, and would be about 30 to 70 percent with a test score.';
    expect(await screen.findByRole('img', { name: words })).toBeTruthy();
  });

  it('draws no range that would not narrow', async () => {
    replySteps([testScore]);
    narrowedTo(null);
    renderScreen(<NextStepCard />);

    await screen.findByText(testScore.words);
    await openBestFits();
    await screen.findByRole('article', { name: 'Calloway' });
    expect(screen.queryByRole('img', { name: /your range is/ })).toBeNull();
  });

  it('says at how many colleges the match would count an answer', async () => {
    replySteps([income]);
    renderScreen(<NextStepCard />);

    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('20 of 20');
  });

  it('starts with the missing range without grades and scores', async () => {
    replySteps([{ ...testScore, answer: 'grades' }], {
      basedOn: 'candidates',
      collegesLookedAt: 341,
    });
    renderScreen(<NextStepCard />);

    await screen.findByText(/Not enough to estimate yet/);
    expect(screen.getByText('Based on 341 colleges that could be on your list')).toBeTruthy();
  });

  it('shows the results when nothing is missing', async () => {
    replySteps([]);
    renderScreen(<NextStepCard />);

    await screen.findByText('Nothing to add.');
    await openBestFits();
    await screen.findByRole('article', { name: 'Calloway' });
    expect(screen.getByRole('link', { name: 'Find Colleges' }).getAttribute('href')).toBe('/colleges');
  });

  it('opens the best college of each kind', async () => {
    replySteps([income]);
    renderScreen(<NextStepCard />);
    await openBestFits();

    const target = within(await screen.findByRole('article', { name: 'Calloway' }));
    expect(target.getByText('Target School')).toBeTruthy();
    expect(screen.getByText(/We found no Reach that fits yet/)).toBeTruthy();
    expect(target.getByRole('link', { name: 'Calloway' }).getAttribute('href')).toBe('/?college=7');
  });

  it('says that it is loading until the reply arrives', async () => {
    replySteps([income]);
    renderScreen(<NextStepCard />);

    expect(screen.getByRole('status').textContent).toMatch(/^We’re trying each answer/);
    await screen.findByText(income.words);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers Retry after a failure', async () => {
    replySteps([income]);
    api.use(http.get('*/api/next-best-step', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    renderScreen(<NextStepCard />);

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText(income.words);
  });
});

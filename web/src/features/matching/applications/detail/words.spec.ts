import { describe, expect, it } from 'vitest';
import { knownRecommenders } from './checklist/checklist-groups';
import { choosingWords } from './decision/decision-words';
import { feeWords } from './fee-words';
import { recommendationHint } from './checklist/recommender-words';
import { ROUNDS, roundOf } from './round/rounds';
import { waitingListWords } from './decision/waiting-list-words';

describe('the hint about a letter', () => {
  const open = { askedOn: null, doneOn: null };

  it.each([
    ['long before', open, '2026-10-01', 'A good day to ask: by December 2, 2026, about a month before.'],
    [
      'within the month',
      open,
      '2026-12-10',
      'Ask this week. Say when it’s due, and bring what you’d like them to mention.',
    ],
    ['once asked', { askedOn: '2026-11-01', doneOn: null }, '2026-12-01', null],
    [
      'asked, two weeks before',
      { askedOn: '2026-11-01', doneOn: null },
      '2026-12-18',
      'Not sent yet? A short thank-you note is a kind reminder.',
    ],
    ['once sent', { askedOn: '2026-11-01', doneOn: '2026-12-01' }, '2026-12-18', null],
    ['after the deadline', open, '2027-01-02', null],
  ])('%s says what to do next', (_when, letter, today, hint) => {
    expect(recommendationHint(letter, '2027-01-01', today)).toBe(hint);
  });

  it('is silent while no date is known', () => {
    expect(recommendationHint(open, null, '2026-10-01')).toBeNull();
  });
});

describe('recommenders of all applications', () => {
  it('are named once each', () => {
    const with_ = (...names: (string | null)[]) => ({ checklist: names.map((who) => ({ who })) });

    expect(knownRecommenders([with_('Mr. Ruiz', null), with_(' Ms. Ortiz', 'Mr. Ruiz')])).toEqual([
      'Mr. Ruiz',
      'Ms. Ortiz',
    ]);
  });
});

describe('the fee', () => {
  it.each([
    [{ feeUsd: 75, internationalFeeUsd: 75 }, '$75. Published for 2026–27.'],
    [{ feeUsd: 50, internationalFeeUsd: 60 }, '$50. Students from abroad: $60. Published for 2026–27.'],
    [{ feeUsd: 0, internationalFeeUsd: 0 }, 'No fee. Published for 2026–27.'],
    [{ feeUsd: null, internationalFeeUsd: null }, 'The fee isn’t known here. Check the college’s page.'],
  ])('of %j reads “%s”', (fees, words) => {
    expect(feeWords({ ...fees, cycle: '2026-27' })).toBe(words);
  });
});

describe('the odds of a waiting list', () => {
  const list = { kept: true, offered: 900, accepted: 400, admitted: 12, edition: '2024-25', page: null };

  it('are told with their year', () => {
    expect(waitingListWords(list)).toBe(
      'Of 400 students who took a place on the list, 12 got in (Common Data Set 2024–25). It swings a lot from year to year.',
    );
  });

  it('are not told when the college did not count', () => {
    expect(waitingListWords({ ...list, admitted: null })).toBeNull();
    expect(waitingListWords(null)).toBeNull();
  });

  it('say so when the college keeps no list', () => {
    expect(waitingListWords({ ...list, kept: false })).toContain('keeps no waiting list');
  });
});

describe('the day to choose', () => {
  it('is in the year of entry', () => {
    expect(choosingWords('2026-27')).toContain('until May 1, 2027 to choose');
    expect(choosingWords(null)).toContain('until May 1 to choose');
  });
});

describe('rounds', () => {
  it('are found again from what is stored', () => {
    for (const round of ROUNDS) expect(roundOf(round)).toBe(round);
    expect(roundOf({ applicationType: 'Early Decision', plan: null }).id).toBe('ed1');
  });
});

import { describe, expect, it } from 'vitest';
import { canBeAsked, type AskedPrompt } from './asked-prompt.js';
import { requirementsOf } from './requirements-of.js';

const TUFTS = 168148;
const REED = 209922;

const asks = (id: string, promptId: string, more: Partial<AskedPrompt> = {}): AskedPrompt => ({
  id,
  collegeId: TUFTS,
  scholarship: null,
  promptId,
  wordLimit: null,
  dueOn: null,
  ...more,
});

describe('what has to be written', () => {
  it('is one essay for all colleges of an application, due with the first', () => {
    const requirements = requirementsOf([
      asks('1', 'common-app', { dueOn: '2027-01-05' }),
      asks('2', 'common-app', { collegeId: REED, dueOn: '2026-11-01' }),
    ]);

    expect(requirements).toMatchObject([
      {
        askedBy: 'Common App',
        limit: 650,
        readers: ['college 168148', 'college 209922'],
        dueOn: '2026-11-01',
      },
    ]);
    expect(requirements[0]?.options).toHaveLength(7);
  });

  it('is four answers for the University of California', () => {
    const requirements = requirementsOf([asks('1', 'uc')]);

    expect(requirements.map(({ limit, options }) => [limit, options.length])).toEqual(
      Array.from({ length: 4 }, () => [350, 8]),
    );
  });

  it('is an answer each for everything else, at the limit of the college', () => {
    expect(
      requirementsOf([
        asks('1', 'supplement-community'),
        asks('2', 'supplement-community', { collegeId: REED, wordLimit: 400 }),
        asks('3', 'scholarship-need', { collegeId: null, scholarship: 'Gates' }),
      ]).map(({ askedBy, limit }) => [askedBy, limit]),
    ).toEqual([
      ['college 168148', 250],
      ['college 209922', 400],
      ['scholarship Gates', 300],
    ]);
  });

  it('is due with the application of its college, unless it has a date of its own', () => {
    const requirements = requirementsOf([
      asks('1', 'common-app', { dueOn: '2026-11-01' }),
      asks('2', 'supplement-community'),
      asks('3', 'supplement-joy', { dueOn: '2026-12-01' }),
      asks('4', 'supplement-joy', { collegeId: REED }),
    ]);

    expect(requirements.map(({ dueOn }) => dueOn)).toEqual(['2026-11-01', '2026-11-01', '2026-12-01', null]);
  });

  it('leaves out a prompt that the library no longer has', () => {
    expect(requirementsOf([asks('1', 'supplement-gone')])).toEqual([]);
  });
});

describe('a plan', () => {
  it.each([
    ['common-app', true],
    ['uc', true],
    ['supplement-joy', true],
    ['scholarship-need', true],
    ['other-circumstances', true],
    ['common-app-2', false],
    ['uc-1', false],
    ['other-letter', false],
    ['nothing', false],
  ])('takes %s: %s', (promptId, isTaken) => {
    expect(canBeAsked(promptId)).toBe(isTaken);
  });
});

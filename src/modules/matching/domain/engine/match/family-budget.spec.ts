import { describe, expect, it } from 'vitest';
import { aStudent } from '../testing/worked-profiles.js';
import { familyBudget } from './family-budget.js';

describe('what a family can pay', () => {
  it.each([
    ['is unknown without an answer', {}, null],
    ['is worked out from the income', { incomeBand: '60-100k' }, 21_500],
    ['is what the student said before all else', { maxCost: 12_000, needsAid: false }, 12_000],
    ['is any price where no aid is needed', { needsAid: false, incomeBand: 'over 150k' }, 100_000],
    ['is worked out from the income where aid is needed', { needsAid: true, incomeBand: '60-100k' }, 21_500],
  ] as const)('%s', (_what, facts, budget) => {
    expect(familyBudget(aStudent(facts))).toBe(budget);
  });
});

import { describe, expect, it } from 'vitest';
import { OHIO_STATE } from '../testing/worked-colleges.js';
import { type ListCriteria, meetsCriteria, NO_CRITERIA } from './list-criteria.js';

const college = {
  ...OHIO_STATE,
  admitRate: 0.55,
  satReading25: 600,
  satReading75: 700,
  satMath25: 620,
  satMath75: 740,
  act25: 26,
  act75: 32,
  tuitionInState: 12_000,
  tuitionOutOfState: 36_000,
  publishedGrades: { cdsYear: '2025-26', bandShares: [], average: 3.8 },
};
const meets = (criteria: Partial<ListCriteria>, homeState: string | null = null, other = {}) =>
  meetsCriteria({ ...college, ...other }, { ...NO_CRITERIA, ...criteria }, homeState);
const from = (min: number) => ({ min, max: null });
const upTo = (max: number) => ({ min: null, max });

describe('a college in a balanced list', () => {
  it('is not limited without criteria', () => {
    expect(meets({})).toBe(true);
  });

  it.each<[keyof ListCriteria, number]>([
    ['gpa', 3.8],
    ['sat', 1330],
    ['act', 29],
    ['acceptanceRate', 55],
    ['tuition', 36_000],
  ])('has its %s within the range, ends included', (criterion, figure) => {
    expect(meets({ [criterion]: { min: figure, max: figure } })).toBe(true);
    expect(meets({ [criterion]: from(figure + 0.01) })).toBe(false);
    expect(meets({ [criterion]: upTo(figure - 0.01) })).toBe(false);
  });

  it('is measured by the tuition this student would be charged', () => {
    expect(meets({ tuition: upTo(20_000) }, 'OH')).toBe(true);
    expect(meets({ tuition: upTo(20_000) }, 'TX')).toBe(false);
    expect(meets({ tuition: upTo(20_000) })).toBe(false);
  });

  it('stays when it does not report the figure', () => {
    expect(meets({ gpa: from(3.9) }, null, { publishedGrades: null })).toBe(true);
    expect(meets({ sat: from(1500) }, null, { satMath25: null })).toBe(true);
    expect(meets({ acceptanceRate: upTo(10) }, null, { admitRate: null })).toBe(true);
  });
});

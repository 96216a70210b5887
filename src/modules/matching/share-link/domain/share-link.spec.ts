import { describe, expect, it } from 'vitest';
import { familyPrice, publishedPrice } from './prices-by-link.js';
import { DAYS_OPEN, expiryOf, isNewOpening } from './share-link.js';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('a link without an account', () => {
  it('is open for a week, a month or a quarter', () => {
    expect(DAYS_OPEN.map((days) => expiryOf(NOW, days).toISOString().slice(0, 10))).toEqual([
      '2026-12-03',
      '2026-12-26',
      '2027-02-24',
    ]);
  });

  it.each([
    ['never', null, true],
    ['a moment ago', '2026-11-26T11:59:00Z', false],
    ['29 minutes ago', '2026-11-26T11:31:00Z', false],
    ['half an hour ago', '2026-11-26T11:30:00Z', true],
  ])('last opened %s: a new opening is %s', (_when, at, isNew) => {
    expect(isNewOpening({ lastOpenedAt: at === null ? null : new Date(at) }, NOW)).toBe(isNew);
  });
});

describe('the prices a link shows', () => {
  const OHIO = {
    ownership: 'Public',
    costOfAttendance: 30_000,
    tuitionInState: 12_000,
    tuitionOutState: 38_000,
  };

  it.each([
    ['a public college', OHIO, { amount: 30_000, fromElsewhere: 56_000 }],
    ['one price for all', { ...OHIO, tuitionOutState: 12_000 }, { amount: 30_000, fromElsewhere: null }],
    [
      'a private college',
      { ...OHIO, ownership: 'Private nonprofit' },
      { amount: 30_000, fromElsewhere: null },
    ],
    ['a missing tuition', { ...OHIO, tuitionInState: null }, { amount: 30_000, fromElsewhere: null }],
    ['nothing published', { ...OHIO, costOfAttendance: null }, { amount: null, fromElsewhere: null }],
  ])('are the published ones of %s, the same for every reader', (_college, figures, prices) => {
    expect(publishedPrice(figures)).toEqual(prices);
  });

  it('say when a price after aid is only the average of all families', () => {
    const paid = { amount: 18_000, fullPrice: 30_000, kind: 'for-your-income' } as const;

    expect(familyPrice(paid)).toEqual({ amount: 18_000, fullPrice: 30_000, isAverage: false });
    expect(familyPrice({ ...paid, kind: 'average' })).toMatchObject({ isAverage: true });
    expect(familyPrice(undefined)).toEqual({ amount: null, fullPrice: null, isAverage: false });
  });
});

import { describe, expect, it } from 'vitest';
import { aCollege } from '../../testing/colleges.js';
import { netPriceFor, outOfStateDifference } from './net-price.js';

describe('the net price for an income', () => {
  it.each([
    ['under 30k', 15_000],
    ['30-60k', 0.6 * 17_000 + 0.4 * 20_000],
    ['60-100k', 0.4 * 20_000 + 0.6 * 24_000],
    ['100-150k', 0.2 * 24_000 + 0.8 * 30_000],
    ['over 150k', 30_000],
  ] as const)('of %s mixes the federal bands', (income, amount) => {
    expect(netPriceFor(aCollege(), income)?.amount).toBeCloseTo(amount, 8);
  });

  it('leaves out a part that was not reported', () => {
    const mix = netPriceFor(aCollege({ netPrice48To75k: null }), '60-100k');
    expect(mix).toEqual({ amount: 24_000, parts: [{ band: 'netPrice75To110k', share: 1, amount: 24_000 }] });
  });

  it('falls back to the average over all incomes', () => {
    const college = aCollege({ netPrice48To75k: null, netPrice75To110k: null });
    expect(netPriceFor(college, '60-100k')).toEqual({ amount: 22_000, parts: [] });
  });

  it('is null when nothing is reported', () => {
    expect(netPriceFor(aCollege({ netPrice110kPlus: null, netPrice: null }), 'over 150k')).toBeNull();
  });

  it('does not believe that a high income pays far less than every lower one', () => {
    const college = aCollege({ netPrice110kPlus: 6700 });
    expect(netPriceFor(college, 'over 150k')).toEqual({
      amount: 24_000,
      parts: [{ band: 'netPrice75To110k', share: 1, amount: 24_000 }],
    });
    expect(netPriceFor(college, '100-150k')).toEqual({
      amount: 24_000,
      parts: [{ band: 'netPrice75To110k', share: 1, amount: 24_000 }],
    });
    expect(netPriceFor(aCollege({ netPrice110kPlus: 12_000 }), 'over 150k')?.amount).toBe(12_000);
  });

  it('may be negative', () => {
    expect(netPriceFor(aCollege({ netPrice0To30k: -1372 }), 'under 30k')?.amount).toBe(-1372);
  });
});

describe('the difference for students from other states', () => {
  it.each([
    [
      'is the difference in tuition at a public college',
      { control: 'public', tuitionOutOfState: 65_000 },
      25_000,
    ],
    ['is nothing at a private college', { tuitionOutOfState: 65_000 }, 0],
    [
      'is unknown where a public college reports no tuition',
      { control: 'public', tuitionInState: null },
      null,
    ],
  ] as const)('%s', (_what, but, difference) => {
    expect(outOfStateDifference(aCollege(but))).toBe(difference);
  });
});

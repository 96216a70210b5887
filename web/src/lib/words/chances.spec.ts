import { describe, expect, it } from 'vitest';
import { chanceInTen, chancePercent, chanceRange, chanceSentence } from './chances';

describe('a chance in words', () => {
  it.each([
    [0.5, '50%'],
    [0.004, 'under 1%'],
    [0.01, '1%'],
    [0.98, '98%'],
    [0.981, '98%+'],
    [1, '98%+'],
  ])('prints %s as %s, never 0 or 100 percent', (chance, words) => {
    expect(chancePercent(chance)).toBe(words);
  });

  it.each([
    [0.38, 0.52, '38–52%'],
    [0.16, 0.84, '16–84%'],
    [0.002, 0.04, 'under 4%'],
    [0.001, 0.008, 'under 1%'],
    [0.9, 0.99, '90–98%+'],
    [0.985, 0.99, '98%+'],
    [0.978, 0.99, '98%+'],
    [0.501, 0.504, 'about 50%'],
  ])('prints the range %s to %s as %s', (low, high, words) => {
    expect(chanceRange(low, high)).toBe(words);
  });

  it.each([
    [0.08, 0.19, '1 to 2 in 10'],
    [0.38, 0.52, '4 to 5 in 10'],
    [0.16, 0.84, '2 to 8 in 10'],
    [0.01, 0.04, 'fewer than 1 in 10'],
    [0.01, 0.12, 'up to 1 in 10'],
    [0.48, 0.52, 'about 5 in 10'],
    [0.9, 0.99, '9 in 10 or more'],
    [0.96, 0.99, 'more than 9 in 10'],
  ])('says %s to %s as %s, and never 10 in 10', (low, high, words) => {
    expect(chanceInTen(low, high)).toBe(words);
  });

  it('is one sentence for screen readers', () => {
    expect(chanceSentence(0.16, 0.84, 0.5)).toBe(
      'Estimated chance 16 to 84 percent, 2 to 8 in 10. Our best estimate is 50 percent.',
    );
  });
});

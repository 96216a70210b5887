import { describe, expect, it } from 'vitest';
import { type Figure } from './figure.js';
import { rangeInRow, rangeInSentence } from './print.js';

const chance = (label: 'chance-low' | 'chance-high', value: number): Figure => ({
  value,
  unit: 'share',
  label,
  about: 170976,
  source: 'flyleaf-estimate',
  year: 'fall 2023',
  said: 'estimate',
});
const range = (low: number, high: number) => ({
  low: chance('chance-low', low),
  high: chance('chance-high', high),
});

describe('a range of chances', () => {
  it.each([
    [0.28, 0.92, '28–92%', '28% to 92%'],
    [0.95, 0.99, '95–98%+', '95% to 98%+'],
    [0.004, 0.13, 'under 13%', 'under 13%'],
    [0.001, 0.006, 'under 1%', 'under 1%'],
    [0.984, 0.999, '98%+', '98%+'],
  ])('from %d to %d is printed as the screen draws it', (low, high, inRow, inSentence) => {
    expect(rangeInRow(range(low, high)).text).toBe(inRow);
    expect(rangeInSentence(range(low, high)).text).toBe(inSentence);
  });
});

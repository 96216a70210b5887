import { describe, expect, it } from 'vitest';
import { estimateWords, listWords, percentWords, rangeWords } from './percent-words.js';

describe('a chance in words', () => {
  it.each([
    [0.002, 'under 1%'],
    [0.00999, 'under 1%'],
    [0.01, '1%'],
    [0.126, '13%'],
    [0.9799, '98%'],
    [0.98, '98%'],
    [0.9801, '98%+'],
    [0.995, '98%+'],
  ])('%d is %s', (chance, words) => {
    expect(percentWords(chance)).toBe(words);
  });

  it.each([
    [0.2449, '24%'],
    [0.2479, 'just under 25%'],
    [0.25, '25%'],
    [0.7499, 'just under 75%'],
    [0.004, 'under 1%'],
  ])('an estimate of %d is %s', (chance, words) => {
    expect(estimateWords(chance)).toBe(words);
  });

  it.each([
    [0.156, 0.839, '16–84%'],
    [0.004, 0.026, 'under 1% to 3%'],
    [0.919, 0.985, '92% to 98%+'],
    [0.002, 0.004, 'under 1%'],
    [0.981, 0.985, '98%+'],
  ])('from %d to %d is %s', (low, high, words) => {
    expect(rangeWords(low, high)).toBe(words);
  });
});

describe('a list in words', () => {
  it.each([
    [[], ''],
    [['cost'], 'cost'],
    [['cost', 'campus'], 'cost and campus'],
    [['cost', 'campus', 'location'], 'cost, campus and location'],
  ])('%j reads "%s"', (items, words) => {
    expect(listWords(items)).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { addedWords, ofHundred, rangeOfHundred } from './odds-words';

describe('the odds in words', () => {
  it.each([
    [1, 'more than 99 of 100'],
    [0.995, 'more than 99 of 100'],
    [0.9949, 'about 99 of 100'],
    [0.5, 'about 50 of 100'],
    [0.006, 'about 1 of 100'],
    [0, 'fewer than 1 of 100'],
  ])('of %d are "%s"', (share, words) => {
    expect(ofHundred(share)).toBe(words);
  });

  it('name both ends of a range once', () => {
    expect(rangeOfHundred(0.62, 0.999)).toBe('from about 62 to more than 99 of 100');
    expect(rangeOfHundred(0.999, 1)).toBe('more than 99 of 100');
  });

  it('say when an application adds little', () => {
    expect(addedWords(0.124)).toBe('+12 of 100');
    expect(addedWords(0.0049)).toBe('adds little');
  });
});

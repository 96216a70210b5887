import { describe, expect, it } from 'vitest';
import { addedWords, ofHundred, rangeNote } from './odds-words';

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

  it.each([
    [0.62, 0.999, 'It could be from about 62 to more than 99 of 100, because every chance is a range.'],
    [0.987, 0.999, 'It is 99 or more even with every chance at the low end of its range.'],
    [0.999, 1, 'That holds even with every chance at the low end of its range.'],
  ])('from %d to %d say "%s"', (low, high, words) => {
    expect(rangeNote(low, high)).toBe(words);
  });

  it('say when an application adds little', () => {
    expect(addedWords(0.124)).toBe('+12 of 100');
    expect(addedWords(0.0049)).toBe('adds little');
  });
});

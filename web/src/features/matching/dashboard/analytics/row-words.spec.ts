import { describe, expect, it } from 'vitest';
import { gpaWords, matchWords, tuitionOf } from './row-words';

describe('a figure of the table', () => {
  it.each([
    [12859, 38365, { words: '$12,859', whose: 'in-state' }],
    [61250, 61250, { words: '$61,250', whose: null }],
    [null, 38365, { words: '$38,365', whose: null }],
    [null, null, { words: 'Not reported', whose: null }],
  ])('prefers in-state tuition: %s and %s', (tuitionInState, tuitionOutOfState, expected) => {
    expect(tuitionOf({ tuitionInState, tuitionOutOfState, missing: {} })).toEqual(expected);
  });

  it('names what is not known', () => {
    expect(gpaWords(null)).toBe('Not published');
    expect(gpaWords(3.7)).toBe('3.70');
    expect(matchWords(null)).toBe('Not enough yet');
    expect(matchWords(91)).toBe('91%');
  });
});

import { describe, expect, it } from 'vitest';
import { gpaWords, matchWords } from './row-words';

describe('a figure of the table', () => {
  it('names what is not known', () => {
    expect(gpaWords(null)).toBe('Not published');
    expect(gpaWords(3.7)).toBe('3.70');
    expect(matchWords(null)).toBe('Not enough yet');
    expect(matchWords(91)).toBe('91%');
  });
});

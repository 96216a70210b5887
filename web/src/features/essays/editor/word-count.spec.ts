import { describe, expect, it } from 'vitest';
import { countOf, wordsIn } from './word-count';

describe('counting words', () => {
  it.each([
    ['', 0],
    [' \n ', 0],
    ['one', 1],
    ['well-known word—word 3.5 –', 4],
    ['a\u00a0no-break  space\n\nand a line', 6],
  ])('finds in %j %i', (text, words) => {
    expect(wordsIn(text)).toBe(words);
  });

  it.each([
    [1, null, '1 word', 'plain', null],
    [600, 650, '600 of 650 words', 'plain', null],
    [601, 650, '601 of 650 words', 'yellow', null],
    [801, null, '801 words', 'red', 'Consider shortening for better analysis'],
    [262, 250, '262 of 250 words', 'red', '12 over the limit'],
    [
      1_240,
      null,
      '1,240 words',
      'red',
      'You can save this. To submit it for review, bring it under 1,000 words.',
    ],
  ])('with %i words and the limit %s it says %j', (words, limit, said, tone, warning) => {
    expect(countOf(words, limit)).toEqual({ words: said, tone, warning });
  });
});

import { describe, expect, it } from 'vitest';
import { dayWords, listWords, rankWords, scoreWords, timeWords, yesOrNoWords } from './answer-words';

describe('a student’s answer in words', () => {
  it.each([
    [scoreWords(null, 1600), 'Not taken'],
    [scoreWords(1410, 1600), '1410/1600'],
    [rankWords(12, 340), '12/340'],
    [rankWords(12, null), '12'],
    [rankWords('N/A', 340), 'N/A'],
    [rankWords(null, 340), 'Not provided'],
    [yesOrNoWords(false), 'No'],
    [yesOrNoWords(null), 'Not provided'],
    [listWords([]), 'Not provided'],
    [listWords(['Asian', 'White']), 'Asian, White'],
    [dayWords('2009-05-01'), 'May 1, 2009'],
    [timeWords('2024-09-01', null), 'Sep 2024 – Present'],
    [timeWords('2024-09-01', '2025-06-30'), 'Sep 2024 – Jun 2025'],
    [timeWords(null, null), 'Dates not provided'],
  ])('reads %s', (words, expected) => {
    expect(words).toBe(expected);
  });
});

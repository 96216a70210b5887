import { expect, it } from 'vitest';
import { wordChange } from './word-change.js';

it.each([
  ['nothing', 'I found a moth.', 'I found a moth.', 0, 0, 0],
  ['the first text', '', 'I found a moth.', 4, 0, 4],
  ['all words gone', 'I found a moth.', ' ', 0, 4, 0],
  ['other spaces', 'I found\na moth.', 'I  found a moth.', 0, 0, 0],
  ['a paste in the middle', 'I found it.', 'I never said that I found it.', 4, 0, 4],
  ['two places', 'one two three', 'zero one two and three', 2, 0, 1],
  ['one word for another', 'the gray moth', 'the white moth', 1, 1, 1],
  ['words that moved', 'When nine I was', 'I was When nine', 2, 2, 2],
])('counts %s', (_what, before, after, wordsAdded, wordsRemoved, longestAddition) => {
  expect(wordChange(before, after)).toEqual({ wordsAdded, wordsRemoved, longestAddition });
});

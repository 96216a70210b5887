import { describe, expect, it } from 'vitest';
import { readManuscript } from '../text/read-manuscript.js';
import { CLICHES } from '../word-lists/worn-phrases/cliches.js';
import { GENERIC_PHRASES } from '../word-lists/worn-phrases/generic-text.js';
import { THINKING } from '../word-lists/vivid-words/thinking.js';
import { PhraseFinder } from './phrase-finder.js';

const LONGEST_ESSAY = 40_000;

const finderOf = (text: string) => new PhraseFinder(readManuscript(text));
const found = (line: string, text: string) =>
  finderOf(text)
    .anywhere([line])
    .map(({ start, end }) => text.slice(start, end));

describe('a phrase', () => {
  it.each([
    ['one of several words', 'follow|chase my dream|dreams', 'I Chase my dreams.', ['Chase my dreams']],
    [
      'a word that may be missing',
      'hard work always? pays off',
      'Hard work pays off.',
      ['Hard work pays off'],
    ],
    ['any one word', 'since i was _', 'It went on since I was nine.', ['since I was nine']],
    [
      'up to three words',
      'out of * zone',
      'I am out of my own comfort zone.',
      ['out of my own comfort zone'],
    ],
    ['at most three words between', 'out of * zone', 'I am out of the very long way zone.', []],
    ['the beginning of a word', 'step+ out', 'She stepped out.', ['stepped out']],
    ['an ending without a gap', "i am|'m proud", "I'm proud.", ["I'm proud"]],
    [
      'a dash or a comma between words',
      'blood sweat and tears',
      'Blood, sweat—and tears!',
      ['Blood, sweat—and tears'],
    ],
    ['whole words only', 'art of', 'The start of heart of', []],
    ['a hyphenated word by its parts', 'well known', 'A well-known place.', ['well-known']],
  ])('finds %s', (_what, line, text, phrases) => {
    expect(found(line, text)).toEqual(phrases);
  });

  it('is found once where lines overlap', () => {
    const text = 'I stepped out of my comfort zone.';
    const spans = finderOf(text).anywhere(['out of my comfort zone', 'comfort zone']);

    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['out of my comfort zone']);
  });

  it('is looked for inside a range', () => {
    const finder = finderOf('In the end we won. In the end we lost.');

    expect(finder.anywhere(['in the end'], { start: 5 })).toEqual([{ start: 19, end: 29 }]);
    expect(finder.anywhere(['in the end'], { end: 15 })).toEqual([{ start: 0, end: 10 }]);
  });

  it('in speech is left alone', () => {
    const finder = finderOf('"Follow your dreams," she said. I follow my dreams.');

    expect(finder.outsideSpeech(['follow my|your dreams'])).toEqual([{ start: 34, end: 50 }]);
  });
});

describe('the word lists', () => {
  it.each([
    ['percent signs', `${'%'.repeat(LONGEST_ESSAY)} every day`],
    ['the beginning of a phrase', 'ever since I was a '.repeat(2_100)],
    ['one word and a wide gap', `I${' '.repeat(LONGEST_ESSAY)}realized`],
    ['hyphens', 'ever-'.repeat(8_000)],
  ])('are looked up in a text of %s', (_what, text) => {
    const finder = finderOf(text);
    const found = [CLICHES, GENERIC_PHRASES, THINKING].flatMap((list) => finder.anywhere(list));

    expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  });
});

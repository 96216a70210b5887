import { describe, expect, it } from 'vitest';
import { plainWords } from '../plain-words.js';
import { endOfSentence, sentenceOf } from './sentence.js';

const isIn = (written: string, text: string): boolean => {
  const words = plainWords(`${text}.`);
  return words.some((_word, at) => endOfSentence(sentenceOf(written), words, at) !== null);
};

describe('a sentence to look for', () => {
  it.each([
    ['want/wish to die', 'I wish to die'],
    ['i .. want', 'i still do want it'],
    ['i ... want', 'i know that some people want it'],
    ['my [body]', 'it is on my wrists'],
    ['not wake up (end)', 'i hope i do not wake up'],
  ])('"%s" stands in "%s"', (written, text) => {
    expect(isIn(written, text)).toBe(true);
  });

  it.each([
    ['want/wish to die', 'I want to live, not to die'],
    ['i .. want', 'i know that some people want it'],
    ['i ... want', 'so do i. Some people want it'],
    ['not wake up (end)', 'i do not wake up early'],
  ])('"%s" does not stand in "%s"', (written, text) => {
    expect(isIn(written, text)).toBe(false);
  });

  it('names only lists that there are', () => {
    expect(() => sentenceOf('my [bodi]')).toThrow('bodi');
  });
});

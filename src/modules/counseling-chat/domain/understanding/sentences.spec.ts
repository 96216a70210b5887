import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.js';
import { sentenceOf, textsToEncode } from './sentences.js';

const sentence = (text: string): string => sentenceOf(text, read(text));

describe('a sentence to be encoded', () => {
  it('has one word for any college', () => {
    expect(sentence('Is Ohio State worth it?')).toBe('is this college worth it ?');
    expect(sentence('ohio state or duke')).toBe('this college or this college');
  });

  it('keeps what else was said, in plain words', () => {
    expect(sentence('idk what to do w/ my life')).toBe('i do not know what to do with my life');
  });
});

describe('what of a message is encoded', () => {
  it('is the whole, and each clause that wants something', () => {
    const message = 'What would Duke cost me? And who writes the letters?';
    expect(textsToEncode(message, read)).toEqual([
      message,
      'What would Duke cost me?',
      'And who writes the letters?',
    ]);
  });

  it('is nothing of a message without a word', () => {
    expect(textsToEncode('😭😭', read)).toEqual([]);
  });

  it('is not all of a message of very many clauses', () => {
    const message = Array.from({ length: 30 }, (_, at) => `What about number ${String(at)}?`).join(' ');
    expect(textsToEncode(message, read).length).toBeLessThan(7);
  });
});

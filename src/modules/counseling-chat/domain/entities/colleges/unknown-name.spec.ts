import { describe, expect, it } from 'vitest';
import { unknownNameIn } from './unknown-name.js';

describe('a word that may be the name of a college nobody here knows', () => {
  it.each([
    ['oneonta?', 'oneonta'],
    ['retention rate at suny new paltz', 'suny new paltz'],
    ['what about Tuskegee', 'Tuskegee'],
    ['add marist', 'marist'],
  ])('is told as it was typed: %s', (message, name) => {
    expect(unknownNameIn(message)).toBe(name);
  });

  it.each(['which one do more ppl finish', 'hmm not math tho', 'how much is it', 'lol ok', 'is 3.0 bad', ''])(
    'is not found among everyday words: %s',
    (message) => {
      expect(unknownNameIn(message)).toBeNull();
    },
  );
});

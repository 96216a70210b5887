import { placeOf } from '../hashed-features.js';
import { plainWords, SENTENCE_END } from './plain-words.js';

const NUMBERS = 2 ** 30;
const LETTERS_OF_A_PIECE = 4;
const WORDS_APART = 8;
const ENDING = /(?:ing|ed|es|s|ly)$/;
const SHORTEST_WITH_ENDING = 5;

/** The words of a message that danger is looked for in. */
export const wordsSaid = (text: string): string[] => plainWords(text).filter((word) => word !== SENTENCE_END);

/**
 * What the models look at: each word, the word after it, pieces of it against misspelling, and which words stand near each other in
 * which order, whatever their endings. Each sign is given as a number of its own.
 */
export function signsOf(words: readonly string[]): readonly number[] {
  const stems = words.map(stemOf);
  const signs = [
    ...words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? '$'}`, ...piecesOf(`<${word}>`)]),
    `^ ${words[0] ?? ''}`,
    ...stems.flatMap((stem, at) => [
      `${stem}~`,
      ...stems.slice(at + 1, at + WORDS_APART).map((later) => `${stem}~${later}`),
    ]),
  ];
  return [...new Set(signs.map((sign) => placeOf(sign, NUMBERS)))];
}

const stemOf = (word: string): string =>
  word.length < SHORTEST_WITH_ENDING ? word : word.replace(ENDING, '');

function piecesOf(word: string): string[] {
  const count = Math.max(0, word.length - LETTERS_OF_A_PIECE + 1);
  return Array.from({ length: count }, (_, at) => `#${word.slice(at, at + LETTERS_OF_A_PIECE)}`);
}

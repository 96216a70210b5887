import { type Word } from '../text/manuscript.js';

/** Where each word begins. Most lines of a list are never tried, because one of their words is nowhere in the text. */
export type WordIndex = ReadonlyMap<string, readonly number[]>;

/** A word counts as itself, as what stands before its first hyphen or apostrophe, and as each of its hyphenated parts. */
export function indexWords(words: readonly Word[]): WordIndex {
  const index = new Map<string, number[]>();
  for (const { lower, start } of words) {
    for (const key of new Set([
      lower,
      lower.split(/[-']/)[0] ?? lower,
      ...lower.split('-'),
      withoutPercent(lower),
    ])) {
      const places = index.get(key);
      if (places === undefined) index.set(key, [start]);
      else places.push(start);
    }
  }
  return index;
}

const withoutPercent = (word: string): string => (word.endsWith('%') ? word.slice(0, -1) : word);

import { escapedPattern } from '../text/escaped-pattern.js';

/** One way to write the names of one college or several. */
export interface NameEntry {
  /** In small letters. */
  words: readonly string[];
  /** Matched with its capitals. */
  source: string;
  ids: number[];
  name: string;
  /** An unsure name counts only where the sentence speaks of a college. */
  isSure: boolean;
}

const GAP = String.raw`[\s,\u2013-]+(?:at\s+)?`;
const SMALL_WORDS = new Set(['of', 'at', 'the', 'in', 'and']);
const SHORTENED = new Set(['st', 'mt', 'ft']);

export const wordsOfName = (name: string): string[] =>
  name
    .replace(/[^\p{L}\p{N}&' ]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

export const nameSource = (words: readonly string[]): string => words.map(wordSource).join(GAP);

function wordSource(word: string): string {
  const lower = word.toLowerCase();
  if (lower === '&') return '(?:&|and)';
  if (SMALL_WORDS.has(lower)) return lower;
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  const spellings = new Set([capitalized, word.charAt(0).toUpperCase() + word.slice(1)]);
  const source = `(?:${[...spellings].map(escapedPattern).join('|')})`;
  return SHORTENED.has(lower) ? `${source}\\.?` : source;
}

import { CONCEPTS } from './concepts.js';
import { IDIOMS } from './idioms.js';
import { plainWords, SENTENCE_END } from './plain-words.js';
import { type CrisisKind, type Sign, SIGNS, WEAK_SIGNS } from './signs.js';
import { byFirstWord, endOfMatch, wordPattern, type WordPattern } from './word-pattern.js';

const MASKED = '_';
const WEAK_SIGNS_WITHIN_WORDS = 40;
/** A "not" so many words before takes back an uncertain sign. */
const NEGATION_WITHIN_WORDS = 2;

type PatternsByWord = ReadonlyMap<string, readonly WordPattern[]>;

interface ReadySign extends Sign {
  words: WordPattern;
}

const READY_SIGNS = byFirstWord(
  SIGNS.map((sign): ReadySign => ({ ...sign, words: wordPattern(sign.pattern) })),
  ({ words }) => words,
);
const READY_IDIOMS = byFirstWord(
  IDIOMS.map((idiom) => wordPattern(idiom)),
  (pattern) => pattern,
);
const READY_WEAK_SIGNS = byFirstWord(
  WEAK_SIGNS.map((sign) => wordPattern(sign)),
  (pattern) => pattern,
);
const TOPICS = new Set<string>(CONCEPTS.TOPIC.split(' '));

/**
 * What danger to the writer or to a friend a text speaks of, or null. It hears words, not people: it can miss and it can be
 * wrong, so all that follows from it is a card with people to call.
 */
export function crisisIn(text: string): CrisisKind | null {
  const words = withoutIdioms(plainWords(`${text}.`));
  return plainSign(words) ?? (hasWeakSignsTogether(words) ? 'suicide' : null);
}

/** Whether a text says one thing that many say on a bad day. */
export const hasWeakSign = (text: string): boolean =>
  weakSignsIn(withoutIdioms(plainWords(`${text}.`))).length > 0;

export function withoutIdioms(words: string[]): string[] {
  for (let at = 0; at < words.length; at++) {
    const end = firstEnd(READY_IDIOMS, words, at);
    if (end !== null) words.fill(MASKED, at, end);
  }
  return words;
}

function plainSign(words: readonly string[]): CrisisKind | null {
  for (let at = 0; at < words.length; at++) {
    const sign = READY_SIGNS.get(words[at] ?? '')?.find((candidate) => stands(candidate, words, at));
    if (sign !== undefined) return sign.kind;
  }
  return null;
}

function stands({ words: pattern, isCertain }: ReadySign, words: readonly string[], at: number): boolean {
  if (endOfMatch(pattern, words, at) === null) return false;
  return isCertain === true || !(isNegated(words, at) || isTopic(words, at));
}

const isNegated = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - NEGATION_WITHIN_WORDS), at).some((word) => word === 'not' || word === 'never');

function isTopic(words: readonly string[], at: number): boolean {
  const start = words.lastIndexOf(SENTENCE_END, at) + 1;
  return words.slice(start, at).some((word) => TOPICS.has(word));
}

function hasWeakSignsTogether(words: readonly string[]): boolean {
  const places = weakSignsIn(words);
  return places.some((place, index) => place - (places[index - 1] ?? -Infinity) <= WEAK_SIGNS_WITHIN_WORDS);
}

const weakSignsIn = (words: readonly string[]): number[] =>
  words.flatMap((_word, at) => (firstEnd(READY_WEAK_SIGNS, words, at) === null ? [] : [at]));

function firstEnd(patterns: PatternsByWord, words: readonly string[], at: number): number | null {
  for (const pattern of patterns.get(words[at] ?? '') ?? []) {
    const end = endOfMatch(pattern, words, at);
    if (end !== null) return end;
  }
  return null;
}

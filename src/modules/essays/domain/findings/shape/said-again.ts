import { type SentenceFacts } from '../../reading/measures.js';
import { stem } from '../../text/stem.js';
import { CONCRETE } from '../../word-lists/vivid-words/concrete-words.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';

const FEWEST_SHARED = 2;
const LEAST_SHARE = 0.6;
const MOST_TO_SEE = 2;
const SHORTEST = 5;
/** "The things I have": so many words in a row, twice in one sentence or in two that follow. */
const ROW = 3;
const ROW_IN_TWO = 4;

/** Two sentences in a row of which the second has little to say that the first has not. */
export const sayTheSame = (first: SentenceFacts, second: SentenceFacts): boolean => {
  const [before, after] = [tellingWords(first), tellingWords(second)];
  const shared = [...after].filter((word) => before.has(word)).length;
  return (
    isPlain(first) &&
    isPlain(second) &&
    second.sentence.words.length >= SHORTEST &&
    shared >= FEWEST_SHARED &&
    second.sentence.words.some(({ lower }) => saysSomething(lower) && before.has(stem(lower))) &&
    shared >= LEAST_SHARE * after.size
  );
};

/** The same few words come twice, and there is little else. */
export function comesBack(group: readonly SentenceFacts[]): boolean {
  if (!group.every(isPlain)) return false;
  const words = group.flatMap(({ sentence }) => sentence.words.map(({ lower }) => lower));
  const length = group.length === 1 ? ROW : ROW_IN_TWO;
  const rows = words.slice(0, 1 - length).map((_, at) => words.slice(at, at + length));
  return rows.some((row, at) => {
    if (!row.some((word) => saysSomething(word))) return false;
    const again = rows.findIndex((other, place) => place >= at + length && other.join(' ') === row.join(' '));
    return again >= 0 && !isParallel(group, at, again);
  });
}

/** "If we are right, … If we are wrong, …": the same beginning on purpose. */
const isParallel = (group: readonly SentenceFacts[], at: number, again: number): boolean => {
  let begin = 0;
  const begins = group.map(({ sentence }) => {
    const place = begin;
    begin += sentence.words.length;
    return place;
  });
  return begins.includes(at) && begins.includes(again);
};

const isPlain = ({ sentence, names, numbers, hasSpeech, concrete }: SentenceFacts): boolean =>
  !sentence.isSpoken && names === 0 && numbers === 0 && !hasSpeech && concrete <= MOST_TO_SEE;

const tellingWords = ({ sentence }: SentenceFacts): ReadonlySet<string> =>
  new Set(
    sentence.words
      .filter(({ lower }) => lower.length > 2 && !EVERYDAY_WORDS.has(lower))
      .map(({ lower }) => stem(lower)),
  );

const saysSomething = (word: string): boolean =>
  word.length > 2 && !EVERYDAY_WORDS.has(word) && !CONCRETE.has(word);

import { groupsOf } from '../../intents/word-groups.js';
import { topicGroupsOf } from './topics/topic-words.js';

/** What is looked at, and how much each counts before its rarity. */
export type Features = ReadonlyMap<string, number>;

const OF_LITTLE_MEANING: ReadonlySet<string> = new Set(
  'a an the to of and or is are am be do does did i my me it if in on for with so that this can could will would should have has get got what how you your at not they we our'.split(
    ' ',
  ),
);
const WEIGHT_OF_SMALL_WORDS = 0.4;
const WEIGHT_OF_GROUP = 0.6;
const WEIGHT_OF_TOPIC_GROUP = 0.9;
const WEIGHT_OF_PAIR = 0.3;
const WEIGHT_OF_PIECE = 0.2;
const SHORTEST_WITH_ENDING = 5;
const LETTERS_OF_A_PIECE = 4;

/** Words without their endings, what they stand for, pairs of them, and pieces that survive a misspelling. */
export function topicFeatures(plain: string): Features {
  const words = wordsOf(plain);
  const features = new Map<string, number>();
  const add = (feature: string, weight: number): void => {
    features.set(feature, Math.max(weight, features.get(feature) ?? 0));
  };
  for (const word of words) addWord(word, add);
  for (const [one, other] of pairsOf(words)) add(`${one} ${other}`, WEIGHT_OF_PAIR);
  const telling = words.filter((word) => !OF_LITTLE_MEANING.has(word));
  for (const [one, other] of pairsOf(telling)) add(`${one}~${other}`, WEIGHT_OF_PAIR);
  for (const word of telling) for (const piece of piecesOf(stemOf(word))) add(`#${piece}`, WEIGHT_OF_PIECE);
  return features;
}

/** The words that tell something, without their endings. */
export const tellingWords = (plain: string): ReadonlySet<string> =>
  new Set(
    wordsOf(plain)
      .filter((word) => !OF_LITTLE_MEANING.has(word))
      .map(stemOf),
  );

const wordsOf = (plain: string): string[] => plain.split(/[^a-z0-9]+/u).filter((word) => word !== '');

function addWord(word: string, add: (feature: string, weight: number) => void): void {
  const weight = OF_LITTLE_MEANING.has(word) ? WEIGHT_OF_SMALL_WORDS : 1;
  add(stemOf(word), weight);
  for (const group of groupsOf(word)) add(`=${group}`, weight * WEIGHT_OF_GROUP);
  for (const group of topicGroupsOf(word)) add(`@${group}`, weight * WEIGHT_OF_TOPIC_GROUP);
}

const stemOf = (word: string): string =>
  word.length < SHORTEST_WITH_ENDING ? word : word.replace(/ies$/u, 'y').replace(/(?:ing|ed|es|s|e)$/u, '');

const pairsOf = (words: readonly string[]): (readonly [string, string])[] =>
  words.slice(1).map((word, at) => [stemOf(words[at] ?? ''), stemOf(word)] as const);

const piecesOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - LETTERS_OF_A_PIECE + 1) }, (_, at) =>
    word.slice(at, at + LETTERS_OF_A_PIECE),
  ).filter(() => word.length >= SHORTEST_WITH_ENDING);

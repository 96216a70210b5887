import { hashedFeatures, placeOf } from '../hashed-features.js';
import { groupFeatures } from '../word-groups.js';
import { groupsOf } from './word-groups.js';

const MOST_UNKNOWN = 4;
const WORDS_OF_A_LENGTH = 3;
const MOST_LENGTHS = 6;

/**
 * What the model of danger looks at: the words, their groups, groups in a row whatever stands between them, how long a message is
 * and how many of its words are of no group.
 */
export function dangerFeatures(words: readonly string[], places: number): readonly number[] {
  const grouped = words.flatMap((word) => groupsOf(word).slice(0, 1));
  const unknown = words.length - words.filter((word) => groupsOf(word).length > 0).length;
  const features = [
    ...groupFeatures(words, groupsOf),
    ...inARow(grouped, 2),
    ...inARow(grouped, 3),
    `unknown ${String(Math.min(MOST_UNKNOWN, unknown))}`,
    `length ${String(Math.min(MOST_LENGTHS, Math.floor(words.length / WORDS_OF_A_LENGTH)))}`,
  ];
  return [
    ...new Set([...hashedFeatures(words, places), ...features.map((feature) => placeOf(feature, places))]),
  ];
}

const inARow = (groups: readonly string[], count: number): string[] =>
  groups
    .slice(0, Math.max(0, groups.length - count + 1))
    .map((_, at) => `~${groups.slice(at, at + count).join(' ')}`);

import { type Manuscript, type Word } from '../text/manuscript.js';
import { stem } from '../text/stem.js';
import { EVERYDAY_WORDS } from '../word-lists/everyday-words.js';
import { type Measures } from './measures.js';

/** The words that carry meaning, by stem, in the order of the text. */
export type WordStems = ReadonlyMap<string, readonly Word[]>;

const SHORTEST = 3;
const RECURS = 3;

export function wordStems({ words }: Pick<Manuscript, 'words'>): WordStems {
  const stems = new Map<string, Word[]>();
  for (const word of words) {
    if (word.isNumber || word.lower.length < SHORTEST || EVERYDAY_WORDS.has(word.lower)) continue;
    const key = stem(word.lower);
    const known = stems.get(key);
    if (known === undefined) stems.set(key, [word]);
    else known.push(word);
  }
  return stems;
}

/** The stems that come back, the most frequent first. */
export const recurringStems = (stems: WordStems): (readonly [stem: string, words: readonly Word[]])[] =>
  [...stems]
    .filter(([, words]) => words.length >= RECURS)
    .sort(([a, of], [b, others]) => others.length - of.length || (a < b ? -1 : 1));

/** The stem that comes back most often, and over what share of the text. */
export function topicOf(stems: WordStems, textLength: number): Measures['topic'] {
  const [most] = recurringStems(stems);
  if (most === undefined) return { stem: '', count: 0, spread: 0 };
  const [key, words] = most;
  const distance = (words.at(-1)?.start ?? 0) - (words[0]?.start ?? 0);
  return { stem: key, count: words.length, spread: distance / Math.max(1, textLength) };
}

import { type Manuscript, type Word } from '../text/manuscript.js';
import { CONCRETE } from '../word-lists/vivid-words/concrete-words.js';
import { isCapitalized } from './word-kinds.js';
import { wordStems } from './word-stems.js';

const OPENING_SHARE = 0.2;
const CLOSING_FROM = 0.82;
/** A word that is everywhere does not come back. */
const MOST_TIMES = 8;

/** Where the last part of the text begins. */
export const closingStart = ({ words, text }: Pick<Manuscript, 'words' | 'text'>): number =>
  words[Math.floor(words.length * CLOSING_FROM)]?.start ?? text.length;

/** The things and names of the opening that the ending comes back to, as stems. */
export function echoStems(manuscript: Pick<Manuscript, 'words' | 'text'>): string[] {
  const { words } = manuscript;
  const openingEnd = words[Math.floor(words.length * OPENING_SHARE)]?.start ?? 0;
  const closing = closingStart(manuscript);
  const times = timesOf(words);

  return [...wordStems(manuscript)]
    .filter(([, found]) => found.length <= MOST_TIMES)
    .filter(
      ([, found]) =>
        found.some(({ start }) => start < openingEnd) && found.some(({ start }) => start >= closing),
    )
    .filter(([, found]) => found.some((word) => isThing(word, times)))
    .map(([stem]) => stem);
}

const isThing = (word: Word, times: ReadonlyMap<string, number>): boolean =>
  CONCRETE.has(word.lower) || (isCapitalized(word.text) && (times.get(word.lower) ?? 0) > 1);

function timesOf(words: readonly Word[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { lower } of words) times.set(lower, (times.get(lower) ?? 0) + 1);
  return times;
}

import { COMMON_WORDS } from './common-words.js';
import { OFTEN_SAID_WORDS } from './often-said-words.js';

const isListed = (word: string): boolean => COMMON_WORDS.has(word) || OFTEN_SAID_WORDS.has(word);

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly', 'est', 'y'];
const SHORTEST_STEM = 4;

/** A word of ordinary English, in any of its forms: typed right, it is no misspelled name. */
export const isEverydayWord = (word: string): boolean => isListed(word) || stemsOf(word).some(isListed);

/** "clears" is "clear", "hoping" "hope", "stopped" "stop", "tries" "try". */
const stemsOf = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending))
    .flatMap((ending) => {
      const stem = word.slice(0, -ending.length);
      return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
    })
    .filter(({ length }) => length >= SHORTEST_STEM);

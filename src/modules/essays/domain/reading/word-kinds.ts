import { ABSTRACT, CONCRETE_SUFFIXED } from '../word-lists/weak-words/abstract-words.js';
import { CONCRETE } from '../word-lists/vivid-words/concrete-words.js';

const ABSTRACT_ENDING =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ship|hood|tions|sions|ments|ities|ances|ences)$/;
/** Shorter words with such an ending are mostly things: "city", "fence". */
const SHORTEST_BY_ENDING = 7;

export function isAbstract(word: string): boolean {
  if (ABSTRACT.has(word)) return true;
  if (CONCRETE.has(word) || CONCRETE_SUFFIXED.has(word)) return false;
  return word.length >= SHORTEST_BY_ENDING && ABSTRACT_ENDING.test(word);
}

/** As the lists have it: "teacher's" counts as "teacher". */
export const withoutPossessive = (word: string): string => word.replace(/'s$/, '');

export const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

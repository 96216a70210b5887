import { type SearchWords } from '../lexicon.js';

/** "Ivy League", "the UCs": several colleges, which are searched rather than named. */
export const isGroup = (phrase: string, words: SearchWords): boolean => words.groupOf(phrase) !== undefined;

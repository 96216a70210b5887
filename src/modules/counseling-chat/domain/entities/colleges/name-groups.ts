import { type SearchWords } from '../lexicon.js';

/** A system that the search finds by the names of its colleges. */
const OTHER_GROUPS: ReadonlySet<string> = new Set(['cuny', 'cunys']);

/** "Ivy League", "the UCs": several colleges, which are searched rather than named. */
export const isGroup = (phrase: string, words: SearchWords): boolean =>
  OTHER_GROUPS.has(phrase) || words.groupOf(phrase) !== undefined;

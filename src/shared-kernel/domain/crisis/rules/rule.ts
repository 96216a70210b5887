import type { CrisisKind } from '../signs.js';
import { SLOTS } from '../slots/slots.js';
import { endOfMatch, wordPattern, type WordPattern } from '../word-pattern.js';

/** What a message says that calls for the card: all of some patterns in any order, and none that explains them away. */
export interface Rule {
  kind: CrisisKind;
  said: readonly WordPattern[];
  unless: readonly WordPattern[];
}

/** Reads `saving 4 PILLS & MINE ! dorm|STUDY`: both parts stand in what was said, and no word after the "!". */
export const rules = (kind: CrisisKind, texts: readonly string[]): Rule[] =>
  texts.map((text) => {
    const [said = '', unless] = text.split(' ! ', 2);
    return {
      kind,
      said: patternsOf(said, ' & '),
      unless: unless === undefined ? [] : patternsOf(unless, '|'),
    };
  });

const patternsOf = (text: string, between: string): WordPattern[] =>
  text.split(between).map((part) => wordPattern(part, SLOTS));

export const isSaid = ({ said, unless }: Rule, words: readonly string[]): boolean =>
  said.every((pattern) => standsIn(pattern, words)) && !unless.some((pattern) => standsIn(pattern, words));

const standsIn = (pattern: WordPattern, words: readonly string[]): boolean =>
  words.some((_, at) => endOfMatch(pattern, words, at) !== null);

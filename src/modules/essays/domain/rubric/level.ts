import { type Category } from '../review/category.js';

/** One reason for a level: it raises or lowers it. */
export interface Term {
  label: string;
  value: number;
}

export interface Level {
  category: Category;
  /** From 0 to 4. */
  value: number;
  /** As shown, in half steps. */
  score: number;
  terms: Term[];
}

const HIGHEST = 4;
/** A draft of this many words is never worth nothing. */
const WORDS_OF_A_DRAFT = 80;
const LOWEST_OF_A_DRAFT = 0.5;

export const term = (label: string, value: number): Term => ({ label, value });

/** What a finding takes away. */
export const minus = (label: string, isMet: boolean, value: number): Term => term(label, isMet ? -value : 0);

export function levelOf(category: Category, words: number, start: number, terms: readonly Term[]): Level {
  const sum = terms.reduce((total, { value }) => total + value, start);
  const lowest = words >= WORDS_OF_A_DRAFT ? LOWEST_OF_A_DRAFT : 0;
  const value = Math.min(HIGHEST, Math.max(lowest, sum));
  return { category, value, score: Math.round(value * 2) / 2, terms: [...terms] };
}

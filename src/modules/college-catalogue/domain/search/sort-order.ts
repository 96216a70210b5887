import { type SearchSort } from './choices.js';

/**
 * The order that is used. Unless the search names one: by relevance to its text; without a text the best match first for a
 * student with estimates, else the largest college first.
 */
export function sortUsed(named: SearchSort | null, has: { text: boolean; estimates: boolean }): SearchSort {
  const usual = has.text ? 'relevance' : has.estimates ? 'match' : 'size';
  if (named === null || (named === 'relevance' && !has.text)) return usual;
  if ((named === 'match' || named === 'chance') && !has.estimates) return usual;
  return named;
}

/** More than any college has students. */
const BEFORE_ALL_OTHERS = 1e9;

/** By size, colleges that award bachelor's degrees come before all others, the one with most undergraduates first. */
export const sizeRank = (awardsBachelors: boolean, undergraduates: number | null): number =>
  (awardsBachelors ? BEFORE_ALL_OTHERS : 0) + (undergraduates ?? -1);

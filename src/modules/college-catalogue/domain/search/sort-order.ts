import { type SearchSort } from './choices.js';

/**
 * The order that is used. Without a wish: the most relevant to the text, else the best match, else the largest first. Match and
 * chance need estimates; relevance needs a text.
 */
export function sortUsed(wish: SearchSort | null, has: { text: boolean; estimates: boolean }): SearchSort {
  const needsEstimates = (sort: SearchSort) => sort === 'match' || sort === 'chance';
  const isUsable = (sort: SearchSort) =>
    (sort !== 'relevance' || has.text) && (!needsEstimates(sort) || has.estimates);
  const usual: SearchSort[] = has.text ? ['relevance'] : ['match', 'size'];
  return [...(wish === null ? [] : [wish]), ...usual].find(isUsable) ?? 'size';
}

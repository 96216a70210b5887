import { expect, it } from 'vitest';
import { sizeRank, sortUsed } from './sort-order.js';

it.each([
  [null, true, true, 'relevance'],
  [null, false, true, 'match'],
  [null, false, false, 'size'],
  ['relevance', false, true, 'match'],
  ['chance', true, false, 'relevance'],
  ['match', false, false, 'size'],
  ['match', true, true, 'match'],
  ['netPrice', true, false, 'netPrice'],
] as const)(
  'sorting by %s, with a text: %s, with estimates: %s, is by %s',
  (named, text, estimates, used) => {
    expect(sortUsed(named, { text, estimates })).toBe(used);
  },
);

it('puts a small four-year college before a large two-year college', () => {
  expect(sizeRank(true, null)).toBeGreaterThan(sizeRank(false, 60_000));
  expect(sizeRank(true, 500)).toBeGreaterThan(sizeRank(true, null));
});

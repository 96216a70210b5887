import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.js';

it('forgets what was not asked for the longest', () => {
  const remembered = new RecentlyUsed<string, number>(2);
  remembered.set('a', 1);
  remembered.set('b', 2);
  remembered.get('a');
  remembered.set('c', 3);

  expect([remembered.get('a'), remembered.get('b'), remembered.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps one value for each key', () => {
  const remembered = new RecentlyUsed<string, number>(2);
  remembered.set('a', 1);
  remembered.set('b', 2);
  remembered.set('a', 3);

  expect([remembered.get('a'), remembered.get('b')]).toEqual([3, 2]);
});

import { expect, it } from 'vitest';
import { pagesAround } from './pages-around';

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 130, [1, 2, 3, 4, 5]],
  [64, 130, [62, 63, 64, 65, 66]],
  [130, 130, [126, 127, 128, 129, 130]],
])('page %i of %i is offered with its neighbors', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});

import { expect, it } from 'vitest';
import { compareAddress, comparedIds } from './compared-ids';

it.each([
  ['204796,243780', [204796, 243780]],
  ['204796,204796', [204796]],
  ['204796, 243780 ,', [204796, 243780]],
  ['abc,-5,1.5,0,204796', [204796]],
  ['', []],
  [null, []],
])('reads the colleges of %j', (written, ids) => {
  expect(comparedIds(written)).toEqual(ids);
});

it('writes an address that can be shared', () => {
  expect(compareAddress([204796, 243780])).toBe('/colleges/compare?ids=204796,243780');
  expect(compareAddress([])).toBe('/colleges/compare');
});

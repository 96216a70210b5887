import { expect, it } from 'vitest';
import { calledExactly, indexNames, type NamedCollege } from './names.js';

const named = (unitId: number, name: string, more: Partial<NamedCollege> = {}): NamedCollege => ({
  ...{ unitId, name, shortName: name, state: 'OH', nicknames: [], otherNames: [] },
  ...more,
});
const index = indexNames([
  named(1, 'Miami University-Oxford', { shortName: 'Miami University' }),
  named(2, 'University of Miami', { otherNames: ['The U'] }),
  named(3, 'Columbia College', { state: 'MO' }),
  named(4, 'Columbia College', { state: 'SC' }),
  named(5, 'Massachusetts Institute of Technology', { nicknames: ['mit'] }),
  named(6, 'Montana Institute', { otherNames: ['MIT'] }),
  named(8, 'Ohio State University-Main Campus', { shortName: 'Ohio State' }),
  named(7, 'Université Laval & Sons', { shortName: 'St. Laval’s' }),
]);

it.each([
  ['Miami University', [1]],
  ['Ohio State University', [8]],
  ['University of Miami', [2]],
  ['Univ. of Miami', [2]],
  ['U of Miami', [2]],
  ['columbia college', [3, 4]],
  ['MIT', [5]],
  ['the u', [2]],
  ['Universite Laval and Sons', [7]],
  ['st lavals', [7]],
  ['Miami', []],
  ['', []],
])('%s is the name of %j', (typed, unitIds) => {
  expect(calledExactly(index, typed).map(({ unitId }) => unitId)).toEqual(unitIds);
});

import { describe, expect, it } from 'vitest';
import { awardsAs, faithOf, isOwnedAs, settingOf, sizeClassOf } from './filter-meaning.js';

describe('what a filter means', () => {
  it.each([
    [2_999, 'small'],
    [3_000, 'medium'],
    [9_999, 'medium'],
    [10_000, 'large'],
  ])('%i undergraduates are %s', (undergraduates, size) => {
    expect(sizeClassOf(undergraduates)).toBe(size);
  });

  it('counts towns as rural', () => {
    expect([13, 21, 33, 41].map(settingOf)).toEqual(['urban', 'suburban', 'rural', 'rural']);
  });

  it('counts for-profit colleges as private', () => {
    expect([1, 2, 3].map((control) => isOwnedAs('2', control))).toEqual([false, true, true]);
    expect([1, 2, 3].map((control) => isOwnedAs('1', control))).toEqual([true, false, false]);
  });

  it('finds a community college with some bachelor’s degrees by both', () => {
    const communityCollege = { predominant: 2, highest: 3 };

    expect(['1', '2', '3', '4', '5', '6'].filter((choice) => awardsAs(choice, communityCollege))).toEqual([
      '2',
      '5',
    ]);
  });

  it.each([
    [null, 197708, 'jewish'],
    [80, 196592, 'jewish'],
    [30, 164924, 'catholic'],
    [null, 204796, 'none'],
    [106, 486415, null],
  ])('counts affiliation %s of college %i as %s', (affiliation, unitId, faith) => {
    expect(faithOf(affiliation, unitId)).toBe(faith);
  });
});

import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.js';

describe('the part of a file of 100 bytes that is asked for', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-', { first: 10, last: 99 }],
    ['bytes=90-5000', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-5000', { first: 0, last: 99 }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['pages=1-2', undefined],
    [undefined, undefined],
  ])('by %s is %j', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });
});

import { describe, expect, it } from 'vitest';
import { isChangedSince, timeOfChange } from './based-on.js';

const NINE = new Date('2026-11-20T09:00:00.000Z');
const LATER = new Date('2026-11-20T09:00:00.001Z');

describe('a stored record', () => {
  it.each([
    ['is unchanged for the copy that was read last', NINE, NINE, false],
    ['is changed for an older copy', NINE, LATER, true],
    ['is changed for a caller who saw none', null, NINE, true],
    ['accepts a change that names no copy', undefined, NINE, false],
  ])('%s', (_what, basedOn, updatedAt, changed) => {
    expect(isChangedSince(basedOn, updatedAt)).toBe(changed);
  });
});

describe('the time of a change', () => {
  it('is the clock’s', () => {
    expect(timeOfChange(LATER, NINE)).toEqual(LATER);
  });

  it.each([
    ['in the same millisecond', NINE],
    ['by a clock that runs behind', new Date('2026-11-20T08:59:00Z')],
  ])('is after the one before, even %s', (_when, now) => {
    expect(timeOfChange(now, NINE)).toEqual(LATER);
  });
});

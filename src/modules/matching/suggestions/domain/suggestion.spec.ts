import { expect, it } from 'vitest';
import { AlreadySuggested, CollegeAlreadyOnList, TooManySuggestions } from './suggestion.errors.js';
import { requireRoomFor } from './suggestion.js';

const NOTHING = { isOnList: false, wasSuggested: false, open: 0 };

it('an adult may suggest a college up to ten without an answer', () => {
  expect(() => requireRoomFor({ ...NOTHING, open: 9 })).not.toThrow();
});

it.each([
  ['a college on the list', { ...NOTHING, isOnList: true }, CollegeAlreadyOnList],
  ['a college that this adult suggested before', { ...NOTHING, wasSuggested: true }, AlreadySuggested],
  ['an eleventh without an answer', { ...NOTHING, open: 10 }, TooManySuggestions],
])('refuses %s', (_what, before, refusal) => {
  expect(() => requireRoomFor(before)).toThrow(refusal);
});

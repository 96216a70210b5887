import { expect, it } from 'vitest';
import { mentioned } from '../../../testing/reading.js';

const KENT_STATE = 203517;
const OHIO_STATE = 204796;

it('takes the first word of a college that was spoken of for that college', () => {
  const [mention] = mentioned('is kent cheap', { focus: [KENT_STATE] });

  expect(mention?.candidates).toEqual([KENT_STATE]);
});

it.each(['is it in ohio', 'why'])('takes no other word for it: %s', (message) => {
  expect(mentioned(message, { focus: [OHIO_STATE] })).toEqual([]);
});

it('takes "uc" for Cincinnati in Ohio, and for the system elsewhere', () => {
  expect(mentioned('what about uc', { homeState: 'OH' })[0]?.candidates).toEqual([201885]);
  expect(mentioned('what about uc', { homeState: 'CA' })).toEqual([]);
});

it.each([
  ['chances at ohio st', OHIO_STATE],
  ['tx tech', 229115],
])('reads a shortened state: %s', (message, unitId) => {
  expect(mentioned(message)[0]?.candidates[0]).toBe(unitId);
});

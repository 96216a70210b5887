import { describe, expect, it } from 'vitest';
import { withoutPrice } from './without-price.js';

describe('reasons for a college', () => {
  it.each([
    [
      'Computing is 1 in 10 degrees here; in your state; about $27,700 a year after aid; 87% graduate. Reach: 19%.',
      'Computing is 1 in 10 degrees here; in your state; 87% graduate. Reach: 19%.',
    ],
    [
      'In the Midwest, as you asked; about $33,700 a year after aid, more than your family can plan for; 83% graduate.',
      'In the Midwest, as you asked; 83% graduate.',
    ],
    ['In your state; about $0, aid covers it. Target: 52%.', 'In your state. Target: 52%.'],
    ['About $9,400 a year after aid; 61% graduate.', '61% graduate.'],
    ['In your state; about $45,000 a year, more than your family can plan for.', 'In your state.'],
    ['On average about $21,000 a year after aid. Reach: 9%.', 'Reach: 9%.'],
    ['Target: your chance is about 52%.', 'Target: your chance is about 52%.'],
  ])('have no price that follows from the family’s income: %s', (reasoning, shown) => {
    expect(withoutPrice(reasoning)).toBe(shown);
  });
});

import { describe, expect, it } from 'vitest';
import { normalize } from '../language/normalize.js';
import { tellsTooYoung } from './told-age.js';

const tooYoung = (message: string): boolean => tellsTooYoung(normalize(message).plain);

describe('an age told in talk', () => {
  it.each([
    "I'm 12",
    'im only 11 and want to go to MIT',
    'i am twelve years old',
    'I am 12, can I use this?',
    'tengo 12 años',
  ])('is too young: %s', (message) => {
    expect(tooYoung(message)).toBe(true);
  });

  it.each([
    "I'm 13",
    'i am 17 years old',
    'i am 12 credits short',
    'I’m 12th in my class',
    'i am in 12th grade',
    'im 10 points below the average',
    'my sister is 12',
  ])('is not: %s', (message) => {
    expect(tooYoung(message)).toBe(false);
  });
});

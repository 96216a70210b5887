import { expect, it } from 'vitest';
import { betterForLessWords } from './better-for-less-words.js';

const saved = { name: 'Penn State', completion: 0.88, earnings: 76_400 };

it.each([
  [78_100, 'earn about the same'],
  [74_000, 'earn about the same'],
  [90_000, 'earn about $13,600 a year more'],
])('says what is better and by how much when graduates earn %i', (earnings, words) => {
  expect(betterForLessWords({ saving: 6420, completion: 0.91, earnings, saved })).toBe(
    `About $6,400 a year less for you; 91% graduate, 88% at Penn State; graduates in your major ${words}.`,
  );
});

import { expect, it } from 'vitest';
import { betterForLessWords } from './better-for-less-words.js';

const inMajor = (dollars: number) => ({ dollars, mark: 'your major' as const });
const saved = { name: 'Penn State', completion: 0.88, earnings: inMajor(76_400) };

it.each([
  [78_100, 'earn about the same'],
  [74_000, 'earn about the same'],
  [90_000, 'earn about $13,600 a year more'],
])('says what is better and by how much when graduates earn %i', (earnings, words) => {
  expect(betterForLessWords({ saving: 6420, completion: 0.91, earnings: inMajor(earnings), saved })).toBe(
    `About $6,400 a year less for you; 91% graduate, 88% at Penn State; graduates in your major ${words}.`,
  );
});

it('says when one of the colleges has earnings close to the major only', () => {
  const earnings = { dollars: 76_000, mark: 'close to your major' } as const;

  expect(betterForLessWords({ saving: 6420, completion: 0.91, earnings, saved })).toContain(
    'graduates in your major or close to it earn about the same.',
  );
});

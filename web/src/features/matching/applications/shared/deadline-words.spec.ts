import { describe, expect, it } from 'vitest';
import { daysLeftWords } from './deadline-words';

describe('the days left until a deadline', () => {
  it.each([
    ['2026-11-01', 'today'],
    ['2026-11-02', 'tomorrow'],
    ['2026-10-31', 'passed yesterday'],
    ['2026-11-14', 'in 13 days'],
    ['2026-11-15', 'in 2 weeks'],
    ['2026-12-30', 'in 8 weeks'],
    ['2026-12-31', 'in 2 months'],
    ['2026-10-22', 'passed 10 days ago'],
  ])('until %s are told as “%s”', (day, words) => {
    expect(daysLeftWords(day, '2026-11-01')).toBe(words);
  });
});

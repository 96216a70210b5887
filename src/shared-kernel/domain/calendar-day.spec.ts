import { expect, it } from 'vitest';
import { dayInWords, todayOf } from './calendar-day.js';

it('names a day by its month', () => {
  expect([dayInWords('2026-11-01'), dayInWords('2027-01-31')]).toEqual(['November 1', 'January 31']);
});

it('is still the same day until it ends in Hawaii', () => {
  expect(todayOf(new Date('2026-11-02T09:59:00Z'))).toBe('2026-11-01');
  expect(todayOf(new Date('2026-11-02T10:00:00Z'))).toBe('2026-11-02');
});

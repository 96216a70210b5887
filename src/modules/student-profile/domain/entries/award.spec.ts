import { describe, expect, it } from 'vitest';
import { hasPlausibleYear } from './award.js';

describe('the year of an award', () => {
  it.each([
    [2015, '2026-11-20'],
    [2030, '2026-11-20'],
    [null, '2026-11-20'],
    [2031, '2030-01-01'],
    [2036, '2035-12-31'],
  ])('may be %s on %s', (year, today) => {
    expect(hasPlausibleYear({ year }, new Date(today))).toBeNull();
  });

  it.each([
    [2014, '2026-11-20', 'Year must be between 2015 and 2030'],
    [2031, '2026-11-20', 'Year must be between 2015 and 2030'],
    [2037, '2035-12-31', 'Year must be between 2015 and 2036'],
  ])('may not be %s on %s', (year, today, message) => {
    expect(hasPlausibleYear({ year }, new Date(today))).toEqual({ path: 'year', message });
  });
});

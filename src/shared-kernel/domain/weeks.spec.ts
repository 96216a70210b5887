import { describe, expect, it } from 'vitest';
import { beginnings, lastWeeks } from './weeks.js';

const MONDAY = '2026-11-23T00:00:00.000Z';

describe('the last weeks', () => {
  it.each(['2026-11-23T00:00:00Z', '2026-11-25T17:00:00Z', '2026-11-29T23:59:59Z'])(
    'end with the week of %s, from its Monday',
    (now) => {
      expect(lastWeeks(new Date(now), 1).from.toISOString()).toBe(MONDAY);
    },
  );

  it('begin a week apart', () => {
    const weeks = lastWeeks(new Date('2026-11-25T17:00:00Z'), 3);

    expect(beginnings(weeks).map((day) => day.toISOString().slice(0, 10))).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { Instant } from './instant.js';

describe('a timestamp in a reply', () => {
  it.each([
    ['2026-04-01 10:30:00+00', '2026-04-01T10:30:00.000Z'],
    ['2026-04-01 10:30:00.5+00', '2026-04-01T10:30:00.500Z'],
    ['2026-04-01 10:30:00.123987+00', '2026-04-01T10:30:00.123Z'],
    ['2026-04-01 10:30:00-05', '2026-04-01T15:30:00.000Z'],
    ['2026-04-01T10:30:00Z', '2026-04-01T10:30:00.000Z'],
    [new Date('2026-04-01T10:30:00Z'), '2026-04-01T10:30:00.000Z'],
  ])('is %s in UTC, to the millisecond', (moment, inUtc) => {
    expect(Instant.parse(moment)).toBe(inUtc);
  });

  it('is nothing else', () => {
    expect(() => Instant.parse('soon')).toThrow();
    expect(() => Instant.parse(null)).toThrow();
  });
});

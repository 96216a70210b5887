import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const NOW = new Date(2026, 10, 20, 10, 0);

describe('how long ago', () => {
  it.each([
    [new Date(2026, 10, 20, 9, 59, 30), 'Just now'],
    [new Date(2026, 10, 20, 10, 0, 5), 'Just now'], // a clock that runs ahead
    [new Date(2026, 10, 20, 9, 58), '2 minutes ago'],
    [new Date(2026, 10, 20, 9, 0), '1 hour ago'],
    [new Date(2026, 10, 20, 0, 5), '9 hours ago'],
    [new Date(2026, 10, 19, 22, 0), 'yesterday'],
    [new Date(2026, 10, 17, 22, 0), '3 days ago'],
    [new Date(2026, 10, 2, 10, 0), 'November 2'],
    [new Date(2025, 11, 31, 10, 0), 'December 31, 2025'],
  ])('%s reads %s', (at, words) => {
    expect(timeAgo(at, NOW)).toBe(words);
  });
});

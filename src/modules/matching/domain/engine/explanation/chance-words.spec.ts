import { describe, expect, it } from 'vitest';
import { chanceWords } from './chance-words.js';

describe('a chance in words', () => {
  it.each([
    [0.002, 0.004, 0.008, 'under 1 in 100'],
    [0.02, 0.05, 0.12, 'unlikely, but possible'],
    [0.15, 0.3, 0.5, 'possible, but less likely than not'],
    [0.09, 0.48, 0.85, 'about even, hard to pin down'],
    [0.35, 0.5, 0.65, 'about even'],
    [0.45, 0.69, 0.87, 'more likely than not, hard to pin down'],
    [0.7, 0.8, 0.9, 'likely'],
    [0.9, 0.97, 0.99, 'very likely'],
  ])('from %d by %d to %d is "%s"', (low, chance, high, words) => {
    expect(chanceWords(low, chance, high)).toBe(words);
  });
});

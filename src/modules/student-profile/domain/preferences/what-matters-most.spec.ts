import { describe, expect, it } from 'vitest';
import { atMostFiveMatterMost } from './what-matters-most.js';

const chosen = (academics: number, life: number, cost: number) =>
  atMostFiveMatterMost(
    {
      academicPreferences: Array.from({ length: academics }, () => 'Small classes' as const),
      studentLifePreferences: Array.from({ length: life }, () => 'Athletics' as const),
      costOutcomePreferences: Array.from({ length: cost }, () => 'Low net price' as const),
    },
    new Date(),
  );

describe('what matters most', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [2, 2, 1],
  ])('may be %i, %i and %i choices', (academics, life, cost) => {
    expect(chosen(academics, life, cost)).toBeNull();
  });

  it.each([
    [6, 0, 0],
    [2, 2, 2],
  ])('may not be %i, %i and %i', (academics, life, cost) => {
    expect(chosen(academics, life, cost)?.message).toContain('at most 5');
  });
});

import { describe, expect, it } from 'vitest';
import { priceDoubt } from './price-doubt';

describe('how far a price after aid may be off', () => {
  it.each([
    [null, null],
    [800, 7000],
    [1391, 4000],
    [3120, 3000],
    [46_000, 2000],
  ])('with %s undergraduates: %s', (undergraduates, dollars) => {
    expect(priceDoubt(undergraduates)).toBe(dollars);
  });
});

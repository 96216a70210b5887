import { describe, expect, it } from 'vitest';
import { ordered } from './order.js';

describe('rows by a figure', () => {
  it('keep equal figures in the order of names and put unknown ones last', () => {
    expect([...ordered(Float32Array.of(2, NaN, 1, 2, -0, 0), 'least first')]).toEqual([4, 5, 2, 0, 3, 1]);
    expect([...ordered(Float32Array.of(2, NaN, 1, 2, -0, 0), 'most first')]).toEqual([0, 3, 2, 4, 5, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { holds, ordered } from './order.js';

const FIGURES = [3, -1.5, NaN, 0, -0, 1e9, 3, -1e9, 0.001, NaN, -0.001, 71.25, 71.24999];

describe('rows by a figure', () => {
  it.each(['least first', 'most first'] as const)(
    'are the same in single and double precision, %s',
    (direction) => {
      const many = Float32Array.from({ length: 5_000 }, (_, at) =>
        at % 7 === 0 ? NaN : Math.sin(at) * (at % 90),
      );

      expect(ordered(many, direction)).toEqual(ordered(Float64Array.from(many), direction));
      expect(ordered(Float32Array.from(FIGURES), direction)).toEqual(
        ordered(Float64Array.from(FIGURES, Math.fround), direction),
      );
    },
  );

  it('have equal ones in the order of names and unknown ones last', () => {
    expect([...ordered(Float32Array.of(2, NaN, 1, 2, -0, 0), 'least first')]).toEqual([4, 5, 2, 0, 3, 1]);
    expect([...ordered(Float32Array.of(2, NaN, 1, 2, -0, 0), 'most first')]).toEqual([0, 3, 2, 4, 5, 1]);
  });
});

describe('rows in their order', () => {
  it('tell which they hold', () => {
    const rows = Int32Array.of(1, 4, 9);

    expect([0, 1, 3, 4, 9, 10].filter((row) => holds(rows, row))).toEqual([1, 4, 9]);
    expect(holds(new Int32Array(), 0)).toBe(false);
  });
});

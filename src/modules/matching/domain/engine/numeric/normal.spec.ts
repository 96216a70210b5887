import { describe, expect, it } from 'vitest';
import { normalCdf, normalDensity, normalQuantile } from './normal.js';
import { tabledNormalCdf } from './normal-table.js';

const ACROSS = Array.from({ length: 1801 }, (_, i) => -9 + i / 100);

describe('the standard normal', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1, 0.158655253931457],
    [1.959963984540054, 0.975],
    [-3, 0.001349898031630095],
    [-8, 6.220960574271785e-16],
    [40, 1],
    [-40, 0],
  ])('has Φ(%d) = %d', (x, share) => {
    expect(Math.abs(normalCdf(x) - share)).toBeLessThanOrEqual(1e-13);
  });

  it('has its density at the center', () => {
    expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
  });

  it.each([1e-6, 1e-5, 0.002, 0.02425, 0.25, 0.5, 0.7, 0.998, 1 - 1e-6])('is undone by Φ⁻¹ at %d', (p) => {
    expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThanOrEqual(1e-12);
  });

  it('reads the same from the table, to 2e-9', () => {
    const gaps = ACROSS.map((x) => Math.abs(tabledNormalCdf(x + 0.0037) - normalCdf(x + 0.0037)));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2e-9);
  });

  it('never falls in the table', () => {
    const falls = ACROSS.filter((x) => tabledNormalCdf(x + 0.001) < tabledNormalCdf(x));
    expect(falls).toEqual([]);
  });
});

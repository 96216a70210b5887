import { normalCdf, normalDensity } from './normal.js';

const FARTHEST = 8;
const CELLS_PER_UNIT = 32;
const COEFFICIENTS_PER_CELL = 4;
/** A cubic for each cell from -8 to 8. */
const CUBICS = cubics();

/**
 * `normalCdf` to 2e-9, several times faster: a chance and its range need three at every college. Cubic Hermite pieces that
 * never fall.
 */
export function tabledNormalCdf(x: number): number {
  if (x <= -FARTHEST) return 0;
  if (x >= FARTHEST) return 1;
  const place = (x + FARTHEST) * CELLS_PER_UNIT;
  const cell = Math.trunc(place);
  const t = place - cell;
  const k = COEFFICIENTS_PER_CELL * cell;
  return coefficient(k) + t * (coefficient(k + 1) + t * (coefficient(k + 2) + t * coefficient(k + 3)));
}

function coefficient(k: number): number {
  return CUBICS[k] ?? Number.NaN;
}

function cubics(): Float64Array {
  const cells = 2 * FARTHEST * CELLS_PER_UNIT;
  const table = new Float64Array(COEFFICIENTS_PER_CELL * cells);
  for (let cell = 0; cell < cells; cell++) {
    const left = cell / CELLS_PER_UNIT - FARTHEST;
    const right = left + 1 / CELLS_PER_UNIT;
    const value = normalCdf(left);
    const rise = normalCdf(right) - value;
    const slopeLeft = normalDensity(left) / CELLS_PER_UNIT;
    const slopeRight = normalDensity(right) / CELLS_PER_UNIT;
    table.set(
      [value, slopeLeft, 3 * rise - 2 * slopeLeft - slopeRight, slopeLeft + slopeRight - 2 * rise],
      COEFFICIENTS_PER_CELL * cell,
    );
  }
  return table;
}

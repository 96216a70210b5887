import { numberAt } from '../numeric/column.js';
import { normalDensity } from '../numeric/normal.js';

/**
 * How much of what decides is the same at every college: essays, recommendations and the school itself. A judgment; the help
 * text shows the result for `LEAST_SHARED` and `MOST_SHARED` as well.
 */
export const USUALLY_SHARED = 0.3;
export const LEAST_SHARED = 0.15;
export const MOST_SHARED = 0.5;

/**
 * b²: the part of one answer that is shared with all others, 0-1. What the student has not told us is the same student
 * everywhere, so `unknownPart` adds to what is shared.
 */
export function sharedPart(unknownPart: number, shared = USUALLY_SHARED): number {
  return (shared + unknownPart) / (1 + unknownPart);
}

const FARTHEST = 6;
const STEP = 0.05;

/** The strength that all answers share, a standard normal from -6 to 6 in 241 points. */
export const STRENGTHS = Float64Array.from({ length: 2 * Math.round(FARTHEST / STEP) + 1 }, (_, i) =>
  Math.min(FARTHEST, i * STEP - FARTHEST),
);

const densities = STRENGTHS.map(normalDensity);
const total = densities.reduce((sum, density) => sum + density, 0);
/** How likely each of `STRENGTHS` is; they add up to 1. */
const WEIGHTS = densities.map((density) => density / total);

/** The mean of one value for each of `STRENGTHS`. */
export function meanOverStrengths(values: Float64Array): number {
  return WEIGHTS.reduce((sum, weight, i) => sum + weight * numberAt(values, i), 0);
}

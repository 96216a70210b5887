import { type Ranked } from '../rank-all.js';

/** A share of the student's highest completeness. */
const ENOUGH = 0.5;
/** More than the highest match. */
const AFTER_ALL_OTHERS = 101;

/**
 * What "best match" sorts by, the highest first; NaN is "not known". This is the match, except that colleges with little
 * known about them come after all others.
 */
export function matchOrder({ match, completeness }: Pick<Ranked, 'match' | 'completeness'>): Float32Array {
  const enough = completeness.reduce((most, one) => Math.max(most, one), 0) * ENOUGH;
  return Float32Array.from(match, (fit, row) =>
    (completeness[row] ?? 0) < enough ? fit - AFTER_ALL_OTHERS : fit,
  );
}

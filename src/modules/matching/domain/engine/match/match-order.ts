import { type Ranked } from '../rank-all.js';

/** Of what could be compared at the college where most could. */
const ENOUGH = 0.5;
/** More than any match. */
const BEHIND_ALL = 101;

/**
 * What "best match" is sorted by, the most first; NaN is "not known". It is the match; where less than half of what this student
 * told could be compared, a high match says little, and the college comes after all others.
 */
export function matchOrder({ match, completeness }: Pick<Ranked, 'match' | 'completeness'>): Float32Array {
  const enough = completeness.reduce((most, one) => Math.max(most, one), 0) * ENOUGH;
  return Float32Array.from(match, (fit, row) => ((completeness[row] ?? 0) < enough ? fit - BEHIND_ALL : fit));
}

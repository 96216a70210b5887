/** The weighted mean of two parts of a dimension, or only the known one while the other is unknown (NaN). */
export function blend(first: number, firstShare: number, second: number): number {
  if (Number.isNaN(first)) return second;
  return Number.isNaN(second) ? first : firstShare * first + (1 - firstShare) * second;
}

/** How much of the two is known, 0-1. */
export function knownShare(first: number, firstShare: number, second: number): number {
  return (Number.isNaN(first) ? 0 : firstShare) + (Number.isNaN(second) ? 0 : 1 - firstShare);
}

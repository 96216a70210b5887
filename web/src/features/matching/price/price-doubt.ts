/**
 * Undergraduates below, and the deviation in dollars by which the average price after aid moved between the federal releases of 2025
 * and 2026; 1,602 colleges that mostly award bachelor's degrees.
 */
const MOVED: readonly (readonly [below: number, deviation: number])[] = [
  [1000, 5300],
  [2500, 3300],
  [5000, 2400],
  [15_000, 2250],
  [Number.POSITIVE_INFINITY, 1600],
];
/** Half the width of the 80% interval of a standard normal. */
const HALF_INTERVAL = 1.2816;
const ROUNDED_TO = 1000;

/** Dollars by which a published price after aid may be off either way, in 8 of 10 cases; null without a size. */
export function priceDoubt(undergraduates: number | null): number | null {
  if (undergraduates === null) return null;
  const deviation = MOVED.find(([below]) => undergraduates < below)?.[1];
  return deviation === undefined ? null : Math.round((HALF_INTERVAL * deviation) / ROUNDED_TO) * ROUNDED_TO;
}

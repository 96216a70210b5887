/** One published admit rate beside our estimate and its range, fractions of 1. */
export type Comparison = {
  kind: string;
  college: string;
  year: string;
  group: string;
  published: number;
  low: number;
  estimate: number;
  high: number;
};

/** Published figures may be 0% or 100%; they are not chances. */
export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** A mean error in percentage points. */
export const errorWords = (points: number) => {
  const size = Math.abs(points);
  if (size < 0.1) return 'as published';
  return `${size} ${size === 1 ? 'point' : 'points'} too ${points < 0 ? 'low' : 'high'}`;
};

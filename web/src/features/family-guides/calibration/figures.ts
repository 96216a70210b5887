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

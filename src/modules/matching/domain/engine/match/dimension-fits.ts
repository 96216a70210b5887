import { clip } from '../numeric/clip.js';

// Every fit is 0-100. NaN is unknown, of what goes in and of what comes out.

/** The level counts for more than the major. */
export const LEVEL_SHARE = 0.7;

/** The academic level, by how far the applicant's x lies from the mean of the admitted. */
export function levelFit(index: number, admittedMean: number, admittedDeviation: number): number {
  const distance = (index - admittedMean) / admittedDeviation;
  // Standing above the admitted costs less than standing below them.
  const breadths = distance / (distance < 0 ? 1.3 : 2.5);
  return 100 * Math.exp(-0.5 * breadths * breadths);
}

/** `bar` is the activities score that counts as full marks: higher at selective colleges. */
export function extracurricularFit(activities: number, bar: number): number {
  const share = (100 * activities) / bar;
  return share > 100 ? 100 : share;
}

/** The price after aid beside what the family is taken to manage, dollars a year. */
export function costFit(price: number, affordable: number): number {
  return clip(100 * (1 - (price - affordable) / 30_000), 0, 100);
}

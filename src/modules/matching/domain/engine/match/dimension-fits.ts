import { clip } from '../numeric/clip.js';

// Every fit is 0-100. NaN means unknown, both in arguments and in results.

/** The level's share of the academic fit; the rest is the major's. */
export const LEVEL_SHARE = 0.7;

/** How slowly the fit falls off below and above the admitted mean, in standard deviations. */
const BREADTH = { below: 1.3, above: 2.5 } as const;
/** Dollars a year above the affordable price at which the fit reaches 0. */
const UNAFFORDABLE = 30_000;

/** The academic level, by the distance of the applicant's index from the mean of the admitted. */
export function levelFit(index: number, admittedMean: number, admittedDeviation: number): number {
  const distance = (index - admittedMean) / admittedDeviation;
  const breadths = distance / (distance < 0 ? BREADTH.below : BREADTH.above);
  return 100 * Math.exp(-0.5 * breadths * breadths);
}

/** `bar` is the activities score that counts as full marks: higher at selective colleges. */
export function extracurricularFit(activities: number, bar: number): number {
  const share = (100 * activities) / bar;
  return share > 100 ? 100 : share;
}

/** Compares the price after aid with what the family can likely afford, dollars a year. */
export function costFit(price: number, affordable: number): number {
  return clip(100 * (1 - (price - affordable) / UNAFFORDABLE), 0, 100);
}

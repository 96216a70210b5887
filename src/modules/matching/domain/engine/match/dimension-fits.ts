import { clip } from '../numeric/clip.js';

// Every fit is 0-100. NaN means unknown, both in arguments and in results.

/** How slowly the fit falls off below and above the admitted mean, in standard deviations. */
const BREADTH = { below: 1.3, above: 2 } as const;
/** The fit of a price that is exactly what the family can pay, and what each thousand dollars more costs. */
const PRICE = { atBudget: 80, perThousand: 4 } as const;

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

/** Compares the price after aid with what the family can pay, dollars a year. */
export function priceFit(price: number, budget: number): number {
  return clip(PRICE.atBudget - (PRICE.perThousand * (price - budget)) / 1000, 0, 100);
}

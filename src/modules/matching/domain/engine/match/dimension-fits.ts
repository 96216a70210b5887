import { type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Wishes } from './wishes.js';

/** The level counts for more than the major. */
export const LEVEL_SHARE = 0.7;

/** Every fit is 0-100; NaN when unknown. */
const UNKNOWN = Number.NaN;

/**
 * Distance from the mean of the admitted; standing above it costs less than standing below.
 * `index` is the applicant's x at this college, NaN where it reports no admit rate.
 */
export function levelFit(wishes: Wishes, columns: CollegeColumns, row: number, index: number): number {
  if (Number.isNaN(index)) return codeAt(columns.openAdmission, row) === 1 ? 80 : UNKNOWN;
  if (!wishes.hasLevel) return UNKNOWN;
  const distance = (index - numberAt(columns.admittedMean, row)) / numberAt(columns.admittedDeviation, row);
  const breadths = distance / (distance < 0 ? 1.3 : 2.5);
  return 100 * Math.exp(-0.5 * breadths * breadths);
}

export function majorFitAt(wishes: Wishes, row: number): number {
  return wishes.majorFit === null ? UNKNOWN : numberAt(wishes.majorFit, row);
}

/** Full marks come later at selective colleges; unknown where there is no admit rate to tell. */
export function extracurricularFit(wishes: Wishes, columns: CollegeColumns, row: number): number {
  const share = (100 * wishes.activities) / numberAt(columns.activitiesBar, row);
  return share > 100 ? 100 : share;
}

/** The price after aid beside what the family is taken to manage. */
export function costFit(wishes: Wishes, columns: CollegeColumns, row: number): number {
  if (wishes.netPrice === null) return UNKNOWN;
  const resident = !wishes.homeStateKnown || codeAt(columns.stateCode, row) === wishes.homeStateCode;
  const price = numberAt(wishes.netPrice, row) + (resident ? 0 : numberAt(columns.outOfStateDifference, row));
  return clip(100 * (1 - (price - wishes.affordable) / 30_000), 0, 100);
}

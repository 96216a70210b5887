import { type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type MatchWeights } from '../student/student-facts.js';
import { type Wishes } from './wishes.js';

/** How well one college fits, 0-100, overall and by dimension; overwritten row by row. NaN: nothing known. */
export interface Fit {
  match: number;
  /** Share of the weights that rests on something known, 0-1. */
  completeness: number;
  level: number;
  major: number;
  academic: number;
  extracurricular: number;
  setting: number;
  region: number;
  location: number;
  cost: number;
  size: number;
  ownership: number;
  culture: number;
}

const UNKNOWN = Number.NaN;

export function newFit(): Fit {
  return {
    match: UNKNOWN,
    completeness: UNKNOWN,
    level: UNKNOWN,
    major: UNKNOWN,
    academic: UNKNOWN,
    extracurricular: UNKNOWN,
    setting: UNKNOWN,
    region: UNKNOWN,
    location: UNKNOWN,
    cost: UNKNOWN,
    size: UNKNOWN,
    ownership: UNKNOWN,
    culture: UNKNOWN,
  };
}

const LEVEL_SHARE = 0.7;
const HALF = 0.5;

/** `index` is the applicant's x at this college, NaN where it reports no admit rate. */
export function fitAt(wishes: Wishes, columns: CollegeColumns, row: number, index: number, into: Fit): void {
  const { weights } = wishes;
  into.level = levelFit(wishes, columns, row, index);
  into.major = wishes.majorFit === null ? UNKNOWN : numberAt(wishes.majorFit, row);
  into.academic = blend(into.level, LEVEL_SHARE, into.major);
  into.extracurricular = Math.min(100, (100 * wishes.activities) / numberAt(columns.activitiesBar, row));
  into.setting = numberAt(wishes.settingScores, codeAt(columns.setting, row));
  into.region = numberAt(wishes.stateScores, codeAt(columns.stateCode, row));
  into.location = blend(into.setting, HALF, into.region);
  into.cost = costFit(wishes, columns, row);
  into.size = numberAt(wishes.sizeScores, codeAt(columns.size, row));
  into.ownership = numberAt(wishes.ownershipScores, codeAt(columns.isPublic, row));
  into.culture = blend(into.size, HALF, into.ownership);

  let sum = 0;
  let used = 0;
  let known = 0;
  if (!Number.isNaN(into.academic)) {
    sum += weights.academic * into.academic;
    used += weights.academic;
    known += weights.academic * knownShare(into.level, LEVEL_SHARE, into.major);
  }
  if (!Number.isNaN(into.extracurricular)) {
    sum += weights.extracurricular * into.extracurricular;
    used += weights.extracurricular;
    known += weights.extracurricular;
  }
  if (!Number.isNaN(into.location)) {
    sum += weights.location * into.location;
    used += weights.location;
    known += weights.location * knownShare(into.setting, HALF, into.region);
  }
  if (!Number.isNaN(into.cost)) {
    sum += weights.cost * into.cost;
    used += weights.cost;
    known += weights.cost;
  }
  if (!Number.isNaN(into.culture)) {
    sum += weights.culture * into.culture;
    used += weights.culture;
    known += weights.culture * knownShare(into.size, HALF, into.ownership);
  }
  into.match = used > 0 ? sum / used : UNKNOWN;
  into.completeness = wishes.totalWeight > 0 ? known / wishes.totalWeight : 0;
}

/** How much of each dimension is known, 0-1. */
export function knownShares(fit: Fit): MatchWeights {
  return {
    academic: knownShare(fit.level, LEVEL_SHARE, fit.major),
    extracurricular: Number.isNaN(fit.extracurricular) ? 0 : 1,
    location: knownShare(fit.setting, HALF, fit.region),
    cost: Number.isNaN(fit.cost) ? 0 : 1,
    culture: knownShare(fit.size, HALF, fit.ownership),
  };
}

/** Two parts of a dimension; one stands alone while the other is unknown. */
function blend(first: number, firstShare: number, second: number): number {
  if (Number.isNaN(first)) return second;
  return Number.isNaN(second) ? first : firstShare * first + (1 - firstShare) * second;
}

function knownShare(first: number, firstShare: number, second: number): number {
  return (Number.isNaN(first) ? 0 : firstShare) + (Number.isNaN(second) ? 0 : 1 - firstShare);
}

/** Distance from the mean of the admitted; standing above it costs less than standing below. */
function levelFit(wishes: Wishes, columns: CollegeColumns, row: number, index: number): number {
  if (Number.isNaN(index)) return codeAt(columns.openAdmission, row) === 1 ? 80 : UNKNOWN;
  if (!wishes.hasLevel) return UNKNOWN;
  const distance = (index - numberAt(columns.admittedMean, row)) / numberAt(columns.admittedDeviation, row);
  const breadth = distance < 0 ? 1.3 : 2.5;
  return 100 * Math.exp(-0.5 * (distance / breadth) ** 2);
}

function costFit(wishes: Wishes, columns: CollegeColumns, row: number): number {
  if (wishes.netPrice === null) return UNKNOWN;
  const resident = !wishes.homeStateKnown || codeAt(columns.stateCode, row) === wishes.homeStateCode;
  const price = numberAt(wishes.netPrice, row) + (resident ? 0 : numberAt(columns.outOfStateDifference, row));
  return clip(100 * (1 - (price - wishes.affordable) / 30_000), 0, 100);
}

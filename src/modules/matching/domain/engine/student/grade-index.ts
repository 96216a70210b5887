import { clip } from '../numeric/clip.js';
import { normalQuantile } from '../numeric/normal.js';
import { piecewiseLinear } from '../numeric/piecewise.js';
import { type StudentFacts } from './student-facts.js';

const fromHundred = piecewiseLinear([
  [0, 0],
  [60, 0.7],
  [65, 1],
  [70, 1.7],
  [75, 2.2],
  [80, 2.7],
  [83, 3],
  [85, 3.15],
  [87, 3.3],
  [90, 3.6],
  [93, 3.8],
  [95, 3.9],
  [97, 4],
  [100, 4],
]);

/** A weighted average with a ceiling of 5. */
const fromWeighted = piecewiseLinear([
  [0, 0],
  [2, 1.9],
  [3, 2.8],
  [3.5, 3.2],
  [4, 3.5],
  [4.25, 3.65],
  [4.5, 3.8],
  [4.75, 3.92],
  [5, 4],
]);

/** Normal scores of approximate national college-bound percentiles. */
const normalScore = piecewiseLinear([
  [0, -3.5],
  [2, -2.2],
  [2.5, -1.5],
  [3, -0.75],
  [3.3, -0.25],
  [3.5, 0.15],
  [3.7, 0.6],
  [3.8, 0.85],
  [3.9, 1.15],
  [4, 1.55],
]);

const OUT_OF_FOUR = 4;
/** The highest average in the weighted table. */
const WEIGHTED_CEILING = 5;
/** Weighted averages on the 100 scale go up to 105% of unweighted ones. */
const WEIGHTED_HUNDRED = 1.05;
/** A rank in a smaller class says too little. */
const SMALLEST_CLASS = 10;
/** A rank as a normal score: its spread, and how college-bound students compare with their whole class. Judgment. */
const RANK = { spread: 0.85, collegeBound: 0.15, lowest: -2.5, highest: 2.3 } as const;
/** The share of the class above a student stays within these: the last places of a class say little about grades. */
const SHARE_ABOVE = { least: 0.002, most: 0.98 } as const;

type Grades = Pick<StudentFacts, 'gpaScale' | 'unweightedGpa' | 'weightedGpa'>;
type Rank = Pick<StudentFacts, 'classRank' | 'classSize'>;

/**
 * A grade point average of any scale, as an unweighted average out of 4.0. Schools with a scale of 5 or 6 give the extra points
 * for harder courses, so every average on it reads as a weighted one.
 */
export function unweightedOutOfFour({ gpaScale, unweightedGpa, weightedGpa }: Grades): number | null {
  if (unweightedGpa !== null) {
    if (gpaScale === 100) return fromHundred(unweightedGpa);
    if (gpaScale === 4) return clip(unweightedGpa, 0, OUT_OF_FOUR);
    return fromWeighted(Math.min((unweightedGpa * WEIGHTED_CEILING) / gpaScale, WEIGHTED_CEILING));
  }
  if (weightedGpa === null) return null;
  if (gpaScale === 100) return fromHundred(weightedGpa / WEIGHTED_HUNDRED);
  return fromWeighted(gpaScale === 6 ? (weightedGpa * WEIGHTED_CEILING) / gpaScale : weightedGpa);
}

function rankIndex({ classRank, classSize }: Rank): number | null {
  if (classRank === null || classSize === null) return null;
  if (classSize < SMALLEST_CLASS || classRank < 1 || classRank > classSize) return null;
  const fromTheTop = clip((classRank - 0.5) / classSize, SHARE_ABOVE.least, SHARE_ABOVE.most);
  return clip(RANK.spread * normalQuantile(1 - fromTheTop) + RANK.collegeBound, RANK.lowest, RANK.highest);
}

/** Grades as a normal score among college-bound students, from the average, the class rank, or both. */
export function gradeIndex(gpaOutOfFour: number | null, rank: Rank): number | null {
  const fromGpa = gpaOutOfFour === null ? null : normalScore(gpaOutOfFour);
  const fromRank = rankIndex(rank);
  if (fromGpa === null) return fromRank;
  return fromRank === null ? fromGpa : (fromGpa + fromRank) / 2;
}

export function rankCounts(rank: Rank): boolean {
  return rankIndex(rank) !== null;
}

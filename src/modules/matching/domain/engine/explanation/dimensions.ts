import { type CollegeColumns } from '../college/college-columns.js';
import { fitAt, knownShares, newFit } from '../match/fit.js';
import { wishesOf } from '../match/wishes.js';
import { orNull } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type MatchWeights } from '../student/student-facts.js';

/** One dimension of the match. */
export interface MatchDimension {
  readonly dimension: keyof MatchWeights;
  /** What it is called on screen. */
  readonly label: string;
  /** 0-100, not rounded; null when nothing of it is known. */
  readonly score: number | null;
  /** Its part of all weights, 0-1. */
  readonly weight: number;
  /** How much of it is known, 0-1. */
  readonly known: number;
  /** The two halves of a dimension that has them, 0-100. */
  readonly parts: readonly { readonly part: MatchPart; readonly score: number | null }[];
}

export type MatchPart = 'level' | 'major' | 'setting' | 'region' | 'size' | 'ownership';

const LABELS: Readonly<Record<keyof MatchWeights, string>> = {
  academic: 'academics',
  extracurricular: 'activities',
  location: 'location',
  cost: 'cost',
  culture: 'campus',
};

const PARTS: Readonly<Record<keyof MatchWeights, readonly MatchPart[]>> = {
  academic: ['level', 'major'],
  extracurricular: [],
  location: ['setting', 'region'],
  cost: [],
  culture: ['size', 'ownership'],
};

const DIMENSIONS = ['academic', 'extracurricular', 'location', 'cost', 'culture'] as const;

/** In the usual order of weight. `index` is the applicant's x at this college, NaN without an admit rate. */
export function matchDimensions(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  index: number,
): readonly MatchDimension[] {
  const wishes = wishesOf(student, columns);
  const fit = newFit();
  fitAt(wishes, columns, row, index, fit);
  const known = knownShares(fit);
  return DIMENSIONS.map((dimension) => ({
    dimension,
    label: LABELS[dimension],
    score: orNull(fit[dimension]),
    weight: wishes.totalWeight > 0 ? wishes.weights[dimension] / wishes.totalWeight : 0,
    known: known[dimension],
    parts: PARTS[dimension].map((part) => ({ part, score: orNull(fit[part]) })),
  }));
}

import { newOdds, oddsAt } from '../../chance/chance.js';
import { applicantOf } from '../../chance/applicant.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { levelAt } from '../../match/fit.js';
import { allShares, fitAt, type Dimension, type MatchPart } from '../../match/part.js';
import { preferencesOf } from '../../match/preferences.js';
import { orNull } from '../../numeric/column.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { type MatchWeights } from '../../student/student-facts.js';

/** One dimension of the match. */
export interface MatchDimension {
  readonly dimension: keyof MatchWeights;
  /** Its name on screen. */
  readonly label: string;
  /** 0-100, not rounded; null when nothing of it is known. */
  readonly score: number | null;
  /** Its share of all weights, 0-1. */
  readonly weight: number;
  /** How much of it is known, 0-1. */
  readonly known: number;
  /** What it is the mean of, 0-100 each. */
  readonly parts: readonly { readonly part: MatchPart; readonly score: number | null }[];
}

const LABELS: Readonly<Record<keyof MatchWeights, string>> = {
  academic: 'academics',
  extracurricular: 'activities',
  location: 'location',
  cost: 'cost',
  culture: 'campus',
};

/** The dimension that usually weighs most comes first. */
export function matchDimensions(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): readonly MatchDimension[] {
  const preferences = preferencesOf(student, columns);
  const odds = newOdds();
  oddsAt(applicantOf(student, columns), columns, row, odds);
  const level = levelAt(preferences, columns, row, odds.index);
  return preferences.dimensions.map((dimension) =>
    dimensionAt(dimension, row, level, preferences.totalWeight),
  );
}

function dimensionAt(dimension: Dimension, row: number, level: number, totalWeight: number): MatchDimension {
  const parts = dimension.parts.map(({ part, share, ...rest }) => ({
    part,
    share,
    score: orNull(fitAt({ part, share, ...rest }, row, level)),
  }));
  const known = parts.flatMap(({ share, score }) => (score === null ? [] : [{ share, score }]));
  const knownShare = known.reduce((sum, { share }) => sum + share, 0);
  return {
    dimension: dimension.dimension,
    label: LABELS[dimension.dimension],
    score:
      knownShare === 0 ? null : known.reduce((sum, { share, score }) => sum + share * score, 0) / knownShare,
    weight: dimension.weight / totalWeight,
    known: knownShare / allShares(dimension),
    parts: parts.map(({ part, score }) => ({ part, score })),
  };
}

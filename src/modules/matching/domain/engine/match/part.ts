import { NO_CODE } from '../numeric/column.js';
import { type MatchWeights } from '../student/student-facts.js';

export type MatchPart =
  | 'level'
  | 'major'
  | 'academic-priorities'
  | 'activities'
  | 'setting'
  | 'region'
  | 'price'
  | 'cost-priorities'
  | 'size'
  | 'ownership'
  | 'college-type'
  | 'campus-priorities';

/** One part of a dimension: how well each college fits in it, 0-100; NaN unknown. */
export interface Part {
  readonly part: MatchPart;
  /** Its share of the dimension, before unknown parts are left out. */
  readonly share: number;
  /** One figure per code where `codes` has the code of each row, else one per row; null for the level, which depends on the chance. */
  readonly fits: Float32Array | null;
  readonly codes: Uint8Array | null;
}

/** A dimension of the match: the mean of its known parts by their shares. */
export interface Dimension {
  readonly dimension: keyof MatchWeights;
  readonly weight: number;
  readonly parts: readonly Part[];
}

export function byRow(part: MatchPart, share: number, fits: Float32Array): Part {
  return { part, share, fits, codes: null };
}

/** A code without a figure is unknown, as is "not reported". */
export function byCode(
  part: MatchPart,
  share: number,
  codes: Uint8Array,
  figures: readonly number[] | null,
): Part {
  const fits = new Float32Array(NO_CODE + 1).fill(Number.NaN);
  if (figures !== null) fits.set(figures);
  return { part, share, fits, codes };
}

export function fitAt({ fits, codes }: Part, row: number, level: number): number {
  if (fits === null) return level;
  return fits[codes === null ? row : (codes[row] ?? NO_CODE)] ?? Number.NaN;
}

export function allShares({ parts }: Dimension): number {
  return parts.reduce((sum, { share }) => sum + share, 0);
}

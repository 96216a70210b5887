import { type CollegeColumns } from '../college/college-columns.js';
import { numberAt } from '../numeric/column.js';
import { levelFit } from './dimension-fits.js';
import { fitAt } from './part.js';
import { type Preferences } from './preferences.js';

/** How well colleges fit, one row per college. */
export interface Fits {
  /** 0-100; NaN when no dimension has any data. */
  readonly match: Float64Array;
  /** Share of the weights that rests on something known, 0-1. */
  readonly completeness: Float64Array;
}

/** Fills the columns of the last argument from the row `first` of `columns` on; `index` has the applicant's index for the same rows. */
export function fitRows(
  preferences: Preferences,
  columns: CollegeColumns,
  first: number,
  index: Float64Array,
  { match, completeness }: Fits,
): void {
  const { counted } = preferences;
  for (let i = 0; i < match.length; i++) {
    const level = levelAt(preferences, columns, first + i, numberAt(index, i));
    let points = 0;
    let usedWeight = 0;
    let complete = 0;
    for (const { weight, parts, whole } of counted) {
      let sum = 0;
      let known = 0;
      for (const part of parts) {
        const fit = fitAt(part, first + i, level);
        if (Number.isNaN(fit)) continue;
        sum += part.share * fit;
        known += part.share;
      }
      if (known === 0) continue;
      points += (weight * sum) / known;
      usedWeight += weight;
      complete += (weight * known) / whole;
    }
    match[i] = points / usedWeight;
    completeness[i] = complete;
  }
}

/** Unknown without grades and scores, and at colleges with open admission, which compare nobody. */
export function levelAt(
  { hasGradesOrScore }: Pick<Preferences, 'hasGradesOrScore'>,
  { admittedMean, admittedDeviation }: CollegeColumns,
  row: number,
  index: number,
): number {
  return hasGradesOrScore
    ? levelFit(index, numberAt(admittedMean, row), numberAt(admittedDeviation, row))
    : Number.NaN;
}

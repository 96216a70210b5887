import { type Standing } from '../chance/standing.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { blend, knownShare } from './blend.js';
import { costFit, extracurricularFit, levelFit, LEVEL_SHARE, majorFitAt } from './dimension-fits.js';
import { type Wishes } from './wishes.js';

/** How well one college fits; overwritten row by row. */
export interface Fit {
  /** 0-100; NaN when no dimension has any data. */
  match: number;
  /** Share of the weights that rests on something known, 0-1. */
  completeness: number;
}

export function newFit(): Fit {
  return { match: Number.NaN, completeness: Number.NaN };
}

/** Reads the index of where the student stands at the same college. */
export function fitAt(
  wishes: Wishes,
  columns: CollegeColumns,
  row: number,
  standing: Standing,
  into: Fit,
): void {
  const { weights, place, campus } = wishes;
  const placeCode = columns.place[row] ?? 0;
  const campusCode = codeAt(columns.campus, row);
  let points = numberAt(place.points, placeCode) + numberAt(campus.points, campusCode);
  let used = numberAt(place.used, placeCode) + numberAt(campus.used, campusCode);
  let known = numberAt(place.known, placeCode) + numberAt(campus.known, campusCode);

  const level = levelFit(wishes, columns, row, standing.index);
  const major = majorFitAt(wishes, row);
  const academic = blend(level, LEVEL_SHARE, major);
  if (!Number.isNaN(academic)) {
    points += weights.academic * academic;
    used += weights.academic;
    known += weights.academic * knownShare(level, LEVEL_SHARE, major);
  }
  const extracurricular = extracurricularFit(wishes, columns, row);
  if (!Number.isNaN(extracurricular)) {
    points += weights.extracurricular * extracurricular;
    used += weights.extracurricular;
    known += weights.extracurricular;
  }
  const cost = costFit(wishes, columns, row);
  if (!Number.isNaN(cost)) {
    points += weights.cost * cost;
    used += weights.cost;
    known += weights.cost;
  }
  into.match = used > 0 ? points / used : Number.NaN;
  into.completeness = wishes.totalWeight > 0 ? known / wishes.totalWeight : 0;
}

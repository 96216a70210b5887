import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { blend, knownShare } from './blend.js';
import { costFit, extracurricularFit, levelFit, LEVEL_SHARE } from './dimension-fits.js';
import { isResident, type Preferences } from './preferences.js';

/** How well colleges fit, one row per college. */
export interface Fits {
  /** 0-100; NaN when no dimension has any data. */
  readonly match: Float64Array;
  /** Share of the weights that rests on something known, 0-1. */
  readonly completeness: Float64Array;
}

/**
 * Fills the columns of the last argument from the row `first` of `columns` on; `index` has the applicant's index for the same
 * rows. Reading every column out of its object once, before the loop, halves the time.
 */
export function fitRows(
  preferences: Preferences,
  columns: CollegeColumns,
  first: number,
  index: Float64Array,
  { match, completeness }: Fits,
): void {
  const { weights, totalWeight, activities, affordable, hasGradesOrScore, majorFit, netPrice } = preferences;
  const { points: placePoints, used: placeUsed, known: placeKnown } = preferences.place;
  const { points: campusPoints, used: campusUsed, known: campusKnown } = preferences.campus;
  const { place, campus, openLevel, stateCode } = columns;
  const { admittedMean, admittedDeviation, activitiesBar, outOfStateDifference } = columns;

  for (let i = 0; i < match.length; i++) {
    const row = first + i;
    const placeCode = place[row] ?? 0;
    const campusCode = codeAt(campus, row);
    let points = numberAt(placePoints, placeCode) + numberAt(campusPoints, campusCode);
    let used = numberAt(placeUsed, placeCode) + numberAt(campusUsed, campusCode);
    let known = numberAt(placeKnown, placeCode) + numberAt(campusKnown, campusCode);

    const studentIndex = numberAt(index, i);
    const level =
      Number.isNaN(studentIndex) || !hasGradesOrScore
        ? numberAt(openLevel, row)
        : levelFit(studentIndex, numberAt(admittedMean, row), numberAt(admittedDeviation, row));
    const major = numberAt(majorFit, row);
    const academic = blend(level, LEVEL_SHARE, major);
    if (!Number.isNaN(academic)) {
      points += weights.academic * academic;
      used += weights.academic;
      known += weights.academic * knownShare(level, LEVEL_SHARE, major);
    }

    const extracurricular = extracurricularFit(activities, numberAt(activitiesBar, row));
    if (!Number.isNaN(extracurricular)) {
      points += weights.extracurricular * extracurricular;
      used += weights.extracurricular;
      known += weights.extracurricular;
    }

    const surcharge = isResident(preferences, codeAt(stateCode, row))
      ? 0
      : numberAt(outOfStateDifference, row);
    const cost = costFit(numberAt(netPrice, row) + surcharge, affordable);
    if (!Number.isNaN(cost)) {
      points += weights.cost * cost;
      used += weights.cost;
      known += weights.cost;
    }

    match[i] = used > 0 ? points / used : Number.NaN;
    completeness[i] = totalWeight > 0 ? known / totalWeight : 0;
  }
}

import { type CollegeMatch } from '#modules/matching/contracts/index.js';
import { type Figure, type FigureLabel } from '../../domain/figures/figure.js';
import { type Chance } from './tool-results.js';

/** A chance as figures; null where there is no estimate. `term` is what the admit rates describe, such as "fall 2023". */
export function chanceOf(
  unitId: number,
  match: CollegeMatch | null | undefined,
  term: string,
): Chance | null {
  if (match == null) return null;
  const { chanceLow, chanceHigh, admissionProbability, category, notSafe, notSafeReason } = match;
  if (chanceLow === null || chanceHigh === null || admissionProbability === null || category === null)
    return null;
  const figure = (label: FigureLabel, value: number): Figure =>
    estimated(unitId, label, value, 'share', term);
  return {
    low: figure('chance-low', chanceLow),
    high: figure('chance-high', chanceHigh),
    estimate: figure('chance', admissionProbability),
    category,
    notSafe,
    notSafeReason,
  };
}

/** The college would admit the student, and the rate of the crowded major is not published. */
export const admitsSeparately = (match: CollegeMatch | null | undefined): boolean =>
  match?.notSafeReason === 'admits-separately' && match.admissionProbability === null;

/** What the engine worked out from the admissions data of that term. */
export const estimated = (
  about: Figure['about'],
  label: FigureLabel,
  value: number,
  unit: Figure['unit'],
  term: string,
): Figure => ({
  value,
  unit,
  label,
  about,
  source: 'flyleaf-estimate',
  year: term === '' ? '' : `${term} admissions data`,
  said: 'estimate',
});

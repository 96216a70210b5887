import { INCOME_BANDS } from '../college/net-price.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { type IncomeBand, type MatchWeights } from '../student/student-facts.js';
import { campusTable, placeTable, type PreferenceTable } from './preference-tables.js';

/** A student as the match formulas read them: looked up once per student instead of once per college. */
export interface Preferences {
  readonly weights: MatchWeights;
  /** 0 only when the student gave no dimension any weight; completeness is then 0. */
  readonly totalWeight: number;
  /** Whether the level of a college can be compared with the student's. */
  readonly hasGradesOrScore: boolean;
  /** 0-100; NaN unknown. */
  readonly activities: number;
  /** Location by `columns.place`, culture by `columns.campus`. */
  readonly place: PreferenceTable;
  readonly campus: PreferenceTable;
  /** Fit of the intended major by college; NaN when undecided or not counted by the federal file. */
  readonly majorFit: Float64Array;
  /** Net price for the student's income by college; NaN when the income is unknown. */
  readonly netPrice: Float64Array;
  /** Dollars a year that the family can likely afford. */
  readonly affordable: number;
  readonly homeStateKnown: boolean;
  /** -1 when unknown, or when no college is there. */
  readonly homeStateCode: number;
}

export const USUAL_WEIGHTS: MatchWeights = {
  academic: 40,
  extracurricular: 25,
  location: 15,
  cost: 10,
  culture: 10,
};

/** A family is assumed to afford this share of its income plus this many dollars a year. */
const AFFORDABLE = { shareOfIncome: 0.2, plus: 5500 } as const;

/** The income assumed for each band, dollars a year. */
const INCOME: Readonly<Record<IncomeBand, number>> = {
  'under 30k': 20_000,
  '30-60k': 45_000,
  '60-100k': 80_000,
  '100-150k': 125_000,
  'over 150k': 200_000,
};

export const preferencesOf = cachedPerStudent((student, columns): Preferences => {
  const { facts } = student;
  const { incomeBand, homeState } = facts;
  const weights = facts.weights ?? USUAL_WEIGHTS;
  return {
    weights,
    totalWeight:
      weights.academic + weights.extracurricular + weights.location + weights.cost + weights.culture,
    hasGradesOrScore: student.enoughToEstimate,
    activities: student.activities ?? Number.NaN,
    place: placeTable(facts, columns.states, weights.location),
    campus: campusTable(facts, weights.culture),
    majorFit: columns.majorFit.get(facts.cipFamily ?? '') ?? columns.unreported,
    netPrice:
      (incomeBand === null ? null : columns.netPrice[INCOME_BANDS.indexOf(incomeBand)]) ?? columns.unreported,
    affordable:
      incomeBand === null ? Number.NaN : AFFORDABLE.shareOfIncome * INCOME[incomeBand] + AFFORDABLE.plus,
    homeStateKnown: homeState !== null,
    homeStateCode: homeState === null ? -1 : columns.states.indexOf(homeState),
  };
});

/** A student whose home state is unknown counts as a resident. */
export function isResident(
  { homeStateKnown, homeStateCode }: Pick<Preferences, 'homeStateKnown' | 'homeStateCode'>,
  stateCode: number,
): boolean {
  return !homeStateKnown || stateCode === homeStateCode;
}

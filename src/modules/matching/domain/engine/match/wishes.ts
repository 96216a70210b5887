import { type CollegeColumns } from '../college/college-columns.js';
import { INCOME_BANDS } from '../college/net-price.js';
import { NO_CODE } from '../numeric/column.js';
import { SETTINGS, SIZES, statesOf } from '../college/places.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type IncomeBand, type MatchWeights } from '../student/student-facts.js';

/** A student as the match formulas read them: what they wish, looked up once per release instead of once per college. */
export interface Wishes {
  readonly weights: MatchWeights;
  /** 0 only when the student gave no dimension any weight; completeness is then 0. */
  readonly totalWeight: number;
  /** Whether the level of a college can be compared with the student's. */
  readonly hasLevel: boolean;
  /** EC, 0-100; NaN unknown. */
  readonly activities: number;
  /** Score of each setting, state and size by its code; NaN throughout when nothing was wished. */
  readonly settingScores: Float64Array;
  readonly stateScores: Float64Array;
  readonly sizeScores: Float64Array;
  /** Score of a private (0) and of a public college (1); NaN without a preference. */
  readonly ownershipScores: Float64Array;
  /** Fit of the intended major by college; null when undecided or not counted by the federal file. */
  readonly majorFit: Float64Array | null;
  /** Net price for the student's income by college; null when the income is unknown. */
  readonly netPrice: Float64Array | null;
  /** Dollars a year that the family is taken to manage: .20 × income + 5,500. */
  readonly affordable: number;
  /** -1 unknown or none of ours: then nobody is charged as a non-resident. */
  readonly homeStateCode: number;
  readonly homeStateKnown: boolean;
}

export const USUAL_WEIGHTS: MatchWeights = {
  academic: 40,
  extracurricular: 25,
  location: 15,
  cost: 10,
  culture: 10,
};

/** The income each band is read as, dollars a year. */
const INCOME: Readonly<Record<IncomeBand, number>> = {
  'under 30k': 20_000,
  '30-60k': 45_000,
  '60-100k': 80_000,
  '100-150k': 125_000,
  'over 150k': 200_000,
};

/** Scores by code, long enough for every code there is, so that "not reported" finds NaN like any other. */
function scoresByCode(scores: readonly number[]): Float64Array {
  const table = new Float64Array(NO_CODE + 1).fill(Number.NaN);
  table.set(scores);
  return table;
}

export function wishesOf(student: StudentMeasures, columns: CollegeColumns): Wishes {
  const { facts } = student;
  const { incomeBand, homeState } = facts;
  const weights = facts.weights ?? USUAL_WEIGHTS;
  return {
    weights,
    totalWeight:
      weights.academic + weights.extracurricular + weights.location + weights.cost + weights.culture,
    hasLevel: student.enoughToEstimate,
    activities: student.activities ?? Number.NaN,
    settingScores: scoresByDistance(SETTINGS, facts.settings, (steps) => 100 - 40 * steps),
    stateScores: stateScores(student, columns),
    sizeScores: scoresByDistance(SIZES, facts.sizes, (steps) => [100, 60, 30, 10][steps] ?? 10),
    ownershipScores: ownershipScores(student),
    majorFit: facts.cipFamily === null ? null : (columns.majorFit.get(facts.cipFamily) ?? null),
    netPrice: incomeBand === null ? null : (columns.netPrice[INCOME_BANDS.indexOf(incomeBand)] ?? null),
    affordable: incomeBand === null ? Number.NaN : 0.2 * INCOME[incomeBand] + 5500,
    homeStateCode: homeState === null ? -1 : columns.states.indexOf(homeState),
    homeStateKnown: homeState !== null,
  };
}

function scoresByDistance<T>(
  all: readonly T[],
  wished: readonly T[],
  score: (steps: number) => number,
): Float64Array {
  if (wished.length === 0) return scoresByCode([]);
  const places = wished.map((wish) => all.indexOf(wish));
  return scoresByCode(all.map((_, place) => score(Math.min(...places.map((p) => Math.abs(p - place))))));
}

function stateScores({ facts }: StudentMeasures, columns: CollegeColumns): Float64Array {
  if (facts.regions.length === 0) return scoresByCode([]);
  const wished = statesOf(facts.regions);
  return scoresByCode(
    columns.states.map((state) => {
      if (wished.has(state)) return 100;
      return state === facts.homeState ? 60 : 30;
    }),
  );
}

function ownershipScores({ facts: { ownership } }: StudentMeasures): Float64Array {
  if (ownership === 'Public') return scoresByCode([20, 100]);
  return scoresByCode(ownership === 'Private' ? [100, 20] : []);
}

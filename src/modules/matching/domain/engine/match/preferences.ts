import { type CollegeColumns } from '../college/college-columns.js';
import { netPrices } from '../college/price/net-prices.js';
import { numberAt } from '../numeric/column.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { type MatchWeights } from '../student/student-facts.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { campusParts } from './campus.js';
import { costParts } from './cost.js';
import { extracurricularFit } from './dimension-fits.js';
import { familyBudget } from './family-budget.js';
import { locationParts } from './location.js';
import { academicParts } from './academics.js';
import { allShares, byRow, fitAt, type Dimension, type MatchPart, type Part } from './part.js';

/** A student as the match formulas read them: looked up once per student instead of once per college. */
export interface Preferences {
  /** The dimension that usually weighs most first. */
  readonly dimensions: readonly Dimension[];
  /** Those with a weight. */
  readonly counted: readonly CountedDimension[];
  readonly parts: ReadonlyMap<MatchPart, Part>;
  readonly totalWeight: number;
  /** Whether the level of a college can be compared with the student's. */
  readonly hasGradesOrScore: boolean;
  /** Dollars a year after aid at each college, out-of-state tuition included; NaN not reported. */
  readonly price: Float32Array;
  /** Dollars a year that the family can pay; NaN unknown. */
  readonly budget: number;
}

interface CountedDimension extends Dimension {
  /** All shares of its parts times the weight of all dimensions. */
  readonly whole: number;
}

export const USUAL_WEIGHTS: MatchWeights = {
  academic: 40,
  extracurricular: 25,
  location: 15,
  cost: 10,
  culture: 10,
};

export const preferencesOf = cachedPerStudent((student, columns): Preferences => {
  const { facts } = student;
  const weights = weightsOf(facts.weights);
  const price = netPrices(facts, columns);
  const budget = familyBudget(facts) ?? Number.NaN;
  const totalWeight = totalOf(weights);
  const dimensions: readonly Dimension[] = [
    { dimension: 'academic', weight: weights.academic, parts: academicParts(facts, columns) },
    {
      dimension: 'extracurricular',
      weight: weights.extracurricular,
      parts: [byRow('activities', 1, activitiesFits(student, columns))],
    },
    { dimension: 'location', weight: weights.location, parts: locationParts(facts, columns) },
    { dimension: 'cost', weight: weights.cost, parts: costParts(facts, columns, price, budget) },
    { dimension: 'culture', weight: weights.culture, parts: campusParts(facts, columns) },
  ];
  return {
    dimensions,
    counted: dimensions
      .filter(({ weight }) => weight > 0)
      .map((dimension) => ({ ...dimension, whole: allShares(dimension) * totalWeight })),
    parts: new Map(dimensions.flatMap(({ parts }) => parts.map((part) => [part.part, part]))),
    totalWeight,
    hasGradesOrScore: student.enoughToEstimate,
    price,
    budget,
  };
});

/** All sliders at 0 say nothing about what matters, so they count as never moved. */
function weightsOf(stored: MatchWeights | null): MatchWeights {
  return stored !== null && totalOf(stored) > 0 ? stored : USUAL_WEIGHTS;
}

function totalOf({ academic, extracurricular, location, cost, culture }: MatchWeights): number {
  return academic + extracurricular + location + cost + culture;
}

function activitiesFits(
  { activities }: StudentMeasures,
  { count, activitiesBar }: CollegeColumns,
): Float32Array {
  const score = activities ?? Number.NaN;
  const fits = new Float32Array(count);
  for (let row = 0; row < count; row++) fits[row] = extracurricularFit(score, numberAt(activitiesBar, row));
  return fits;
}

/** The fit by row, 0-100; NaN unknown. Not for the level, which depends on the chance. */
export function partFits({ parts }: Preferences, wanted: MatchPart): (row: number) => number {
  const part = parts.get(wanted);
  return (row) => (part === undefined ? Number.NaN : fitAt(part, row, Number.NaN));
}

import { clip } from '../numeric/clip.js';
import { normalDensity, normalQuantile } from '../numeric/normal.js';
import { type CollegeFacts } from './college-facts.js';
import { logit, testSpread } from './test-spread.js';

/** The lowest chance of any applicant. */
export const LEAST_CHANCE = 0.002;
/** κ, the correlation of test scores and grades. */
export const TEST_GRADE_CORRELATION = 0.39;
/** sG, the spread of the grade index within one pool. */
export const GRADE_SPREAD = 0.87;

/**
 * One college's applicant pool and how it decides, out of its admit rate. The pool is normal in the student
 * measures; those above a threshold of a latent score are admitted, and figures of the enrolled are taken for the admitted.
 * The weights were calibrated by maximum likelihood on published admit-rate tables and anonymous outcomes.
 */
export interface AdmissionModel {
  /** r, 0-1. */
  readonly admitRate: number;
  /** μ and σ of admitted students' scores, SAT scale. */
  readonly admittedTestMean: number;
  readonly admittedTestDeviation: number;
  readonly testImputed: boolean;
  /** hi, the highest chance of any applicant. */
  readonly mostChance: number;
  /** ρ, how closely decisions follow the index: low where selective and holistic. */
  readonly rho: number;
  /** t, the threshold that admits exactly r of the pool. */
  readonly threshold: number;
  /** λ, mean latent score of the admitted. */
  readonly lambda: number;
  /** δ, how much admission narrows the spread. */
  readonly delta: number;
  /** √V of the index before scaling, and the four weights divided by it. */
  readonly rootV: number;
  readonly testWeight: number;
  readonly gradesWeight: number;
  readonly activitiesWeight: number;
  readonly rigorWeight: number;
  /** sT and m: spread and mean of the pool's scores, SAT scale. */
  readonly poolTestDeviation: number;
  readonly poolTestMean: number;
  /** mG, mean of the pool's grade index. */
  readonly poolGradeMean: number;
}

/** hi lies between these. */
const MOST_CHANCE = { least: 0.985, most: 0.995 } as const;
/** The admitted share of the pool stays within these, so that the threshold is finite. */
const ADMITTED_SHARE = { least: 0.008, most: 0.992 } as const;
/** ρ rises with the admit rate from `least` to `least + range`, along a logistic curve of logit(r). Calibrated. */
const RHO = { least: 0.15, range: 0.8, intercept: 1.55, public: 0.25, slope: 0.43 } as const;
/** How much each measure counts in the index, before scaling. Calibrated, except rigor: judgment, kept small. */
const WEIGHTS = {
  test: 1,
  testWhereNotConsidered: 0.06,
  gradesPublic: 3.8,
  gradesPrivate: 1.9,
  /** At the most selective colleges; falls off with the admit rate on the scale below. */
  activities: 0.4,
  activitiesFallOff: 0.25,
  rigor: 0.08,
} as const;
/** The pool's spread of test scores follows the admitted students' spread. SAT points, calibrated. */
const POOL_TEST_SPREAD = { base: 147, perAdmittedPoint: 0.74, leastNarrowing: 0.15 } as const;
/** The pool's mean grade index follows its mean test score. Calibrated. */
const POOL_GRADES = { base: -0.36, slope: 0.9, testCenter: 1050, testScale: 215 } as const;

/** `admitRate` is above 0 and at most 1. */
export function admissionModel(college: CollegeFacts, admitRate: number): AdmissionModel {
  const isPublic = college.control === 'public';
  const spread = testSpread(college, admitRate);

  const mostChance = clip((1 + admitRate) / 2, MOST_CHANCE.least, MOST_CHANCE.most);
  const admitted = clip(
    (admitRate - LEAST_CHANCE) / (mostChance - LEAST_CHANCE),
    ADMITTED_SHARE.least,
    ADMITTED_SHARE.most,
  );
  const threshold = normalQuantile(1 - admitted);
  const lambda = normalDensity(threshold) / admitted;
  const delta = lambda * (lambda - threshold);
  const follows = RHO.intercept + (isPublic ? RHO.public : 0) + RHO.slope * logit(admitRate);
  const rho = RHO.least + RHO.range / (1 + Math.exp(-follows));

  const test = college.testPolicy === 'not-considered' ? WEIGHTS.testWhereNotConsidered : WEIGHTS.test;
  const grades = isPublic ? WEIGHTS.gradesPublic : WEIGHTS.gradesPrivate;
  const activities = WEIGHTS.activities * Math.exp(-admitRate / WEIGHTS.activitiesFallOff);
  const rigor = WEIGHTS.rigor;
  const rootV = Math.sqrt(
    test ** 2 + grades ** 2 + 2 * TEST_GRADE_CORRELATION * test * grades + activities ** 2 + rigor ** 2,
  );

  /** cT, the correlation of test score and decision. */
  const testDecision = (rho * (test + TEST_GRADE_CORRELATION * grades)) / rootV;
  const poolTestDeviation =
    (POOL_TEST_SPREAD.base + POOL_TEST_SPREAD.perAdmittedPoint * spread.deviation) /
    Math.sqrt(clip(1 - testDecision ** 2 * delta, POOL_TEST_SPREAD.leastNarrowing, 1));
  const poolTestMean = spread.mean - poolTestDeviation * testDecision * lambda;

  return {
    admitRate,
    admittedTestMean: spread.mean,
    admittedTestDeviation: spread.deviation,
    testImputed: spread.imputed,
    mostChance,
    rho,
    threshold,
    lambda,
    delta,
    rootV,
    testWeight: test / rootV,
    gradesWeight: grades / rootV,
    activitiesWeight: activities / rootV,
    rigorWeight: rigor / rootV,
    poolTestDeviation,
    poolTestMean,
    poolGradeMean:
      POOL_GRADES.base +
      (POOL_GRADES.slope * (poolTestMean - POOL_GRADES.testCenter)) / POOL_GRADES.testScale,
  };
}

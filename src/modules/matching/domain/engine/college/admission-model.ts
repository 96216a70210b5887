import { clip } from '../numeric/clip.js';
import { normalDensity, normalQuantile } from '../numeric/normal.js';
import { type CollegeFacts } from './college-facts.js';
import { logit, testSpread } from './test-spread.js';

/** The lowest chance of any applicant. */
export const LEAST_CHANCE = 0.002;
/** Among the applicants of one college. */
export const TEST_GRADE_CORRELATION = 0.39;
/** Standard deviation of the grade index within one applicant pool. */
export const GRADE_SPREAD = 0.87;

/**
 * One college's applicant pool and how it decides, derived from its admit rate. The measures of the pool are normally
 * distributed. Applicants above a threshold of a latent score are admitted. Published figures of enrolled students stand in
 * for the admitted.
 * The weights were calibrated by maximum likelihood on published admit-rate tables and anonymous outcomes.
 */
export interface AdmissionModel {
  /** 0-1. */
  readonly admitRate: number;
  /** Scores of admitted students, SAT scale. */
  readonly admittedTestMean: number;
  readonly admittedTestDeviation: number;
  readonly testImputed: boolean;
  /** The highest chance of any applicant. */
  readonly mostChance: number;
  /** How closely decisions follow the index, 0-1: low at selective colleges with holistic review. */
  readonly indexCorrelation: number;
  /** The latent score that admits exactly `admitRate` of the pool. */
  readonly threshold: number;
  /** Mean latent score of the admitted. */
  readonly admittedLatentMean: number;
  /** How much smaller the variance of the admitted is than the pool's, as a share of it. */
  readonly admittedNarrowing: number;
  /** Standard deviation of the index before scaling, and the four weights divided by it. */
  readonly indexSpread: number;
  readonly testWeight: number;
  readonly gradesWeight: number;
  readonly activitiesWeight: number;
  readonly rigorWeight: number;
  /** Scores of the pool, SAT scale. */
  readonly poolTestDeviation: number;
  readonly poolTestMean: number;
  /** Mean grade index of the pool. */
  readonly poolGradeMean: number;
}

/** Limits of `mostChance`. */
const MOST_CHANCE = { least: 0.985, most: 0.995 } as const;
/** The admitted share of the pool stays within these, so that the threshold is finite. */
const ADMITTED_SHARE = { least: 0.008, most: 0.992 } as const;
/** Rises with the admit rate from `least` to `least + range`, along a logistic curve. Calibrated. */
const INDEX_CORRELATION = { least: 0.15, range: 0.8, intercept: 1.55, public: 0.25, slope: 0.43 } as const;
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
  const admittedLatentMean = normalDensity(threshold) / admitted;
  const admittedNarrowing = admittedLatentMean * (admittedLatentMean - threshold);
  const follows =
    INDEX_CORRELATION.intercept +
    (isPublic ? INDEX_CORRELATION.public : 0) +
    INDEX_CORRELATION.slope * logit(admitRate);
  const indexCorrelation = INDEX_CORRELATION.least + INDEX_CORRELATION.range / (1 + Math.exp(-follows));

  const test = college.testPolicy === 'not-considered' ? WEIGHTS.testWhereNotConsidered : WEIGHTS.test;
  const grades = isPublic ? WEIGHTS.gradesPublic : WEIGHTS.gradesPrivate;
  const activities = WEIGHTS.activities * Math.exp(-admitRate / WEIGHTS.activitiesFallOff);
  const rigor = WEIGHTS.rigor;
  const indexSpread = Math.sqrt(
    test ** 2 + grades ** 2 + 2 * TEST_GRADE_CORRELATION * test * grades + activities ** 2 + rigor ** 2,
  );

  const testDecisionCorrelation = (indexCorrelation * (test + TEST_GRADE_CORRELATION * grades)) / indexSpread;
  const poolTestDeviation =
    (POOL_TEST_SPREAD.base + POOL_TEST_SPREAD.perAdmittedPoint * spread.deviation) /
    Math.sqrt(clip(1 - testDecisionCorrelation ** 2 * admittedNarrowing, POOL_TEST_SPREAD.leastNarrowing, 1));
  const poolTestMean = spread.mean - poolTestDeviation * testDecisionCorrelation * admittedLatentMean;

  return {
    admitRate,
    admittedTestMean: spread.mean,
    admittedTestDeviation: spread.deviation,
    testImputed: spread.imputed,
    mostChance,
    indexCorrelation,
    threshold,
    admittedLatentMean,
    admittedNarrowing,
    indexSpread,
    testWeight: test / indexSpread,
    gradesWeight: grades / indexSpread,
    activitiesWeight: activities / indexSpread,
    rigorWeight: rigor / indexSpread,
    poolTestDeviation,
    poolTestMean,
    poolGradeMean:
      POOL_GRADES.base +
      (POOL_GRADES.slope * (poolTestMean - POOL_GRADES.testCenter)) / POOL_GRADES.testScale,
  };
}

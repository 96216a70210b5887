import { clip } from '../numeric/clip.js';
import { normalDensity, normalQuantile } from '../numeric/normal.js';
import { type CollegeFacts } from './college-facts.js';
import { logit, testSpread } from './test-spread.js';

/** No chance is below this, whoever applies. */
export const LEAST_CHANCE = 0.002;
/** κ, the correlation of test scores and grades. */
export const TEST_GRADE_CORRELATION = 0.39;
/** sG, the spread of the grade index within one pool. */
export const GRADE_SPREAD = 0.87;

/**
 * One college's applicant pool and how it decides, out of its admit rate. The pool is normal in the student
 * measures; those above a threshold of a latent score are admitted, and the enrolled stand for the admitted.
 * The weights were calibrated by maximum likelihood on published admit-rate tables and anonymous outcomes.
 */
export interface AdmissionModel {
  /** r, 0-1. */
  readonly admitRate: number;
  /** μ and σ of admitted students' scores, SAT scale. */
  readonly admittedTestMean: number;
  readonly admittedTestDeviation: number;
  readonly testImputed: boolean;
  /** hi, the chance nobody exceeds. */
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

/** `admitRate` is above 0 and at most 1. */
export function admissionModel(college: CollegeFacts, admitRate: number): AdmissionModel {
  const isPublic = college.control === 'public';
  const spread = testSpread(college, admitRate);

  const mostChance = Math.min(0.995, Math.max(0.985, (1 + admitRate) / 2));
  const admitted = clip((admitRate - LEAST_CHANCE) / (mostChance - LEAST_CHANCE), 0.008, 0.992);
  const threshold = normalQuantile(1 - admitted);
  const lambda = normalDensity(threshold) / admitted;
  const delta = lambda * (lambda - threshold);
  const rho = 0.15 + 0.8 / (1 + Math.exp(-(1.55 + (isPublic ? 0.25 : 0) + 0.43 * logit(admitRate))));

  const test = college.testPolicy === 'not-considered' ? 0.06 : 1;
  const grades = isPublic ? 3.8 : 1.9;
  const activities = 0.4 * Math.exp(-admitRate / 0.25);
  const rigor = 0.08;
  const rootV = Math.sqrt(
    test ** 2 + grades ** 2 + 2 * TEST_GRADE_CORRELATION * test * grades + activities ** 2 + rigor ** 2,
  );

  /** cT, the correlation of test score and decision. */
  const testDecision = (rho * (test + TEST_GRADE_CORRELATION * grades)) / rootV;
  const poolTestDeviation =
    (147 + 0.74 * spread.deviation) / Math.sqrt(clip(1 - testDecision ** 2 * delta, 0.15, 1));
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
    poolGradeMean: -0.36 + (0.9 * (poolTestMean - 1050)) / 215,
  };
}

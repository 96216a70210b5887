import { clip } from '../../numeric/clip.js';
import { normalDensity, normalQuantile } from '../../numeric/normal.js';
import { LEAST_CHANCE, mostChanceAt } from './chance-limits.js';
import { type CollegeFacts } from '../college-facts.js';
import { isCollegeOfTheArts } from '../college-type.js';
import { finishedOnly, finishedRate } from './finished-applications.js';
import { ordinaryScores, ordinaryShare, poolGrades } from './pool-grades.js';
import { logit, testSpread, type TestSpread } from './test-spread.js';

/** Among the applicants of one college. */
export const TEST_GRADE_CORRELATION = 0.39;

/**
 * One college's finished applications and how it decides, derived from its admit rate. The measures of the pool are normally
 * distributed. Applicants above a threshold of a latent score are admitted. Published figures of enrolled students stand in
 * for the admitted.
 * The weights were calibrated by maximum likelihood on published admit-rate tables and anonymous outcomes.
 */
export interface AdmissionModel {
  /** 0-1. */
  readonly admitRate: number;
  /** The share admitted of the applications that were finished, 0-1. */
  readonly finishedRate: number;
  /** How far the latent score may be off because nobody says how many applications were finished: a standard deviation. */
  readonly finishedDeviation: number;
  /** Scores of admitted students, SAT scale. */
  readonly admittedTestMean: number;
  readonly admittedTestDeviation: number;
  readonly testImputed: boolean;
  /** The highest chance of any applicant. */
  readonly mostChance: number;
  /** How closely decisions follow the index, 0-1: low at selective colleges with holistic review, and where auditions decide. */
  readonly indexCorrelation: number;
  /** The same without regard to auditions and portfolios: how the admitted compare academically. */
  readonly academicCorrelation: number;
  /** The latent score that admits exactly `finishedRate` of the pool. */
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
  /** Grade index of the pool. */
  readonly poolGradeMean: number;
  readonly poolGradeDeviation: number;
  /** Whether the pool's grades come in part from grades the college publishes itself. */
  readonly gradesPublished: boolean;
}

/** The admitted share of the pool stays within these, so that the threshold is finite. */
const ADMITTED_SHARE = { least: 0.008, most: 0.992 } as const;
/**
 * Of the distance between counting every refusal and counting only those of finished applications. Judgment: the range then reaches
 * down to where half of the refusals were of unfinished ones.
 */
const FINISHED_IN_DOUBT = 0.33;
/** Rises with the admit rate from `least` to `least + range`, along a logistic curve. Calibrated. */
const INDEX_CORRELATION = { least: 0.15, range: 0.8, intercept: 1.55, public: 0.25, slope: 0.43 } as const;
/** At colleges of art, music and design the portfolio or audition decides. Judgment. */
const AUDITION_FACTOR = 0.4;
/** How much each measure counts in the index, before scaling. Calibrated, except rigor: judgment, kept small. */
const WEIGHTS = {
  test: 1,
  testWhereNotConsidered: 0.06,
  /**
   * Public and required: makes the model reproduce the published quartiles, which then include everyone. Two-year colleges place
   * students into courses by their scores and do not choose by them.
   */
  testWhereEveryoneSends: 2,
  gradesPublic: 3.8,
  gradesPrivate: 1.9,
  /** At the most selective colleges; falls off with the admit rate on the scale below. */
  activities: 0.4,
  activitiesFallOff: 0.25,
  rigor: 0.08,
} as const;
/** The pool's spread of test scores follows the admitted students' spread. SAT points, calibrated. */
const POOL_TEST_SPREAD = { base: 147, perAdmittedPoint: 0.74, leastNarrowing: 0.15 } as const;
/** The least spread of admitted scores where everyone sends one, SAT points. */
const LEAST_SPREAD_OF_ALL = 60;

/** `admitRate` is above 0 and at most 1. */
export function admissionModel(college: CollegeFacts, admitRate: number): AdmissionModel {
  const isPublic = college.control === 'public';
  const spread = testSpread(college, admitRate);

  const ordinary = ordinaryShare(college, admitRate, spread.mean);
  const finishedShare = finishedOnly(college, admitRate, ordinary * ordinaryScores(spread.mean));
  const finished = finishedRate(admitRate, finishedShare);
  const mostChance = mostChanceAt(admitRate);
  const admitted = admittedShare(finished, mostChance);
  const threshold = normalQuantile(1 - admitted);
  const admittedLatentMean = normalDensity(threshold) / admitted;
  const admittedNarrowing = admittedLatentMean * (admittedLatentMean - threshold);
  const follows =
    INDEX_CORRELATION.intercept +
    (isPublic ? INDEX_CORRELATION.public : 0) +
    INDEX_CORRELATION.slope * logit(finished);
  const academicCorrelation = INDEX_CORRELATION.least + INDEX_CORRELATION.range / (1 + Math.exp(-follows));
  const indexCorrelation = academicCorrelation * (isCollegeOfTheArts(college) ? AUDITION_FACTOR : 1);

  const everyoneSends =
    isPublic && college.level === 'four-year' && college.testPolicy === 'required' && !spread.imputed;
  const test = testWeight(college, everyoneSends);
  const grades = isPublic ? WEIGHTS.gradesPublic : WEIGHTS.gradesPrivate;
  const activities = WEIGHTS.activities * Math.exp(-finished / WEIGHTS.activitiesFallOff);
  const rigor = WEIGHTS.rigor;
  const indexSpread = Math.sqrt(
    test ** 2 + grades ** 2 + 2 * TEST_GRADE_CORRELATION * test * grades + activities ** 2 + rigor ** 2,
  );

  const testDecisionCorrelation =
    (academicCorrelation * (test + TEST_GRADE_CORRELATION * grades)) / indexSpread;
  const poolTestDeviation =
    spreadBeforeSelection(spread, everyoneSends) /
    Math.sqrt(clip(1 - testDecisionCorrelation ** 2 * admittedNarrowing, POOL_TEST_SPREAD.leastNarrowing, 1));
  const poolTestMean = spread.mean - poolTestDeviation * testDecisionCorrelation * admittedLatentMean;
  const gradeDecisionCorrelation =
    (academicCorrelation * (grades + TEST_GRADE_CORRELATION * test)) / indexSpread;
  const pool = poolGrades(college, {
    ordinary,
    finishedShare,
    poolTestMean,
    admittedLatentMean,
    gradeDecisionCorrelation,
  });

  return {
    admitRate,
    finishedRate: finished,
    finishedDeviation:
      (FINISHED_IN_DOUBT * (normalQuantile(1 - admittedShare(admitRate, mostChance)) - threshold)) /
      Math.sqrt(1 - indexCorrelation ** 2),
    admittedTestMean: spread.mean,
    admittedTestDeviation: spread.deviation,
    testImputed: spread.imputed,
    mostChance,
    indexCorrelation,
    academicCorrelation,
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
    poolGradeMean: pool.mean,
    poolGradeDeviation: pool.deviation,
    gradesPublished: pool.fromPublished,
  };
}

function admittedShare(rate: number, mostChance: number): number {
  const share = (rate - LEAST_CHANCE) / (mostChance - LEAST_CHANCE);
  return clip(share, ADMITTED_SHARE.least, ADMITTED_SHARE.most);
}

function testWeight({ testPolicy }: CollegeFacts, everyoneSends: boolean): number {
  if (testPolicy === 'not-considered') return WEIGHTS.testWhereNotConsidered;
  return everyoneSends ? WEIGHTS.testWhereEveryoneSends : WEIGHTS.test;
}

/** Of the scores in the pool, if admission did not narrow them. */
function spreadBeforeSelection({ deviation }: TestSpread, everyoneSends: boolean): number {
  if (everyoneSends) return Math.max(LEAST_SPREAD_OF_ALL, deviation);
  return POOL_TEST_SPREAD.base + POOL_TEST_SPREAD.perAdmittedPoint * deviation;
}

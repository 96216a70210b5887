import { TEST_GRADE_CORRELATION } from '../college/admission/admission-model.js';
import { POLICY, type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Applicant } from './applicant.js';
import { shiftAt, WITHHELD_SHIFT } from './shifts.js';

/** How strong an applicant is at one college. One object is overwritten row by row, so a pass over all colleges creates none. */
export interface ApplicantStrength {
  /** Weighted mean of the applicant's measures on the scale of the college's pool; unknown measures take their expected value. */
  index: number;
  /** Variance of the index that comes from unknown measures. */
  variance: number;
  /** A normal score; its share of the normal distribution gives the chance. */
  score: number;
  /** Whether the score is sent, where the applicant has one. */
  sendsScore: boolean;
  /** The score of the other plan, sending or holding back; NaN where there is no choice. */
  otherScore: number;
}

export function newStrength(): ApplicantStrength {
  return {
    index: Number.NaN,
    variance: Number.NaN,
    score: Number.NaN,
    sendsScore: false,
    otherScore: Number.NaN,
  };
}

/** How far above or below an applicant pool a measure may lie, in its standard deviations. */
const LOWEST_IN_POOL = -3;
const HIGHEST_IN_POOL = 2.5;
/** The variance of grades that scores do not explain, and the other way around. */
const UNEXPLAINED = 1 - TEST_GRADE_CORRELATION ** 2;

/** For a row with an admit rate. At a test-optional college a score is sent only where it helps. */
export function strengthAt(
  applicant: Applicant,
  columns: CollegeColumns,
  row: number,
  into: ApplicantStrength,
): void {
  const { hasTest, hasGrades } = applicant;
  const testWeight = numberAt(columns.testWeight, row);
  const gradesWeight = numberAt(columns.gradesWeight, row);
  const activitiesWeight = numberAt(columns.activitiesWeight, row);
  const rigorWeight = numberAt(columns.rigorWeight, row);
  const noise = numberAt(columns.imputationNoise, row);
  const shift = shiftAt(applicant, columns, row);
  const grades = hasGrades ? gradesInPool(columns, row, applicant.grades) : 0;

  const otherIndex = activitiesWeight * applicant.activities + rigorWeight * applicant.rigor;
  const otherVariance =
    applicant.activitiesUnknown * activitiesWeight * activitiesWeight +
    applicant.rigorUnknown * rigorWeight * rigorWeight;

  const test = hasTest ? testInPool(columns, row, applicant.test) : 0;
  // Grades as far as the score tells them, and the score as far as the grades do.
  const gradesToo = gradesWeight + testWeight * TEST_GRADE_CORRELATION;
  const testToo = testWeight + gradesWeight * TEST_GRADE_CORRELATION;

  let index = Number.NaN;
  let variance = Number.NaN;
  let score = Number.NEGATIVE_INFINITY;
  if (hasTest) {
    index = otherIndex + (hasGrades ? testWeight * test + gradesWeight * grades : testToo * test);
    variance = otherVariance + noise + (hasGrades ? 0 : gradesWeight * gradesWeight * UNEXPLAINED);
    score = scoreAt(columns, row, index, variance, shift);
  }

  let sendsScore = hasTest;
  let otherScore = Number.NaN;
  if (!hasTest || codeAt(columns.testPolicy, row) === POLICY.optional) {
    let withheldIndex = otherIndex;
    let withheldVariance = otherVariance;
    if (hasGrades) {
      withheldIndex += gradesToo * grades;
      withheldVariance += noise + testWeight * testWeight * UNEXPLAINED;
    } else if (hasTest) {
      // Held back, the score still says what the grades are likely to be.
      withheldIndex += gradesToo * TEST_GRADE_CORRELATION * test;
      withheldVariance += noise + gradesToo * gradesToo * UNEXPLAINED;
    } else {
      withheldVariance += testWeight * testToo + gradesWeight * gradesToo;
    }
    const withheldShift = hasTest ? shift + WITHHELD_SHIFT : shift;
    const withheldScore = scoreAt(columns, row, withheldIndex, withheldVariance, withheldShift);
    if (hasTest) otherScore = Math.min(score, withheldScore);
    if (withheldScore > score) {
      index = withheldIndex;
      variance = withheldVariance;
      score = withheldScore;
      sendsScore = false;
    }
  }

  into.index = index;
  into.variance = variance;
  into.score = score;
  into.sendsScore = sendsScore;
  into.otherScore = otherScore;
}

function scoreAt(
  columns: CollegeColumns,
  row: number,
  index: number,
  variance: number,
  shift: number,
): number {
  const correlation = numberAt(columns.indexCorrelation, row);
  const latent = correlation * index - numberAt(columns.threshold, row) + shift;
  return latent / Math.sqrt(1 - correlation * correlation + correlation * correlation * variance);
}

/** The test score within the pool, in standard deviations from its mean. */
export function testInPool(columns: CollegeColumns, row: number, test: number): number {
  return clip(
    (test - numberAt(columns.poolTestMean, row)) / numberAt(columns.poolTestDeviation, row),
    LOWEST_IN_POOL,
    HIGHEST_IN_POOL,
  );
}

/** The grades within the pool, in standard deviations from its mean. */
export function gradesInPool(columns: CollegeColumns, row: number, grades: number): number {
  return clip(
    (grades - numberAt(columns.poolGradeMean, row)) / numberAt(columns.poolGradeDeviation, row),
    LOWEST_IN_POOL,
    HIGHEST_IN_POOL,
  );
}

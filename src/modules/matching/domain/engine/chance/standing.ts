import { GRADE_SPREAD, TEST_GRADE_CORRELATION } from '../college/admission-model.js';
import { POLICY, type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Applicant } from './applicant.js';
import { shiftAt, WITHHELD_SHIFT } from './shifts.js';

/** Where an applicant stands at one college; overwritten row by row, so that a pass over all makes no objects. */
export interface Standing {
  /** x, the index with everything unknown integrated out. */
  index: number;
  /** τ², the variance of the index left by what is unknown. */
  variance: number;
  /** The argument of Φ in the chance. */
  score: number;
  /** Whether the score is sent, where the applicant has one. */
  sendsScore: boolean;
}

export function newStanding(): Standing {
  return { index: Number.NaN, variance: Number.NaN, score: Number.NaN, sendsScore: false };
}

const UNEXPLAINED = 1 - TEST_GRADE_CORRELATION ** 2;

/** For a row with an admit rate. At a test-optional college a score is sent only where it helps. */
export function standAt(applicant: Applicant, columns: CollegeColumns, row: number, into: Standing): void {
  const shift = shiftAt(applicant, columns, row);
  weigh(applicant, columns, row, applicant.hasTest, shift, into);
  if (!applicant.hasTest || codeAt(columns.testPolicy, row) !== POLICY.optional) return;

  const { index, variance, score } = into;
  weigh(applicant, columns, row, false, shift + WITHHELD_SHIFT, into);
  if (into.score > score) return;

  into.index = index;
  into.variance = variance;
  into.score = score;
  into.sendsScore = true;
}

function weigh(
  applicant: Applicant,
  columns: CollegeColumns,
  row: number,
  sendsScore: boolean,
  shift: number,
  into: Standing,
): void {
  const testWeight = numberAt(columns.testWeight, row);
  const gradesWeight = numberAt(columns.gradesWeight, row);
  const activitiesWeight = numberAt(columns.activitiesWeight, row);
  const rigorWeight = numberAt(columns.rigorWeight, row);

  let index = activitiesWeight * applicant.activities + rigorWeight * applicant.rigor;
  let variance =
    applicant.activitiesUnknown * activitiesWeight * activitiesWeight +
    applicant.rigorUnknown * rigorWeight * rigorWeight;

  if (sendsScore || applicant.hasGrades) variance += numberAt(columns.imputationNoise, row);
  if (sendsScore) {
    const test = testInPool(columns, row, applicant.test);
    if (applicant.hasGrades) {
      index += testWeight * test + gradesWeight * gradesInPool(columns, row, applicant.grades);
    } else {
      index += (testWeight + gradesWeight * TEST_GRADE_CORRELATION) * test;
      variance += gradesWeight * gradesWeight * UNEXPLAINED;
    }
  } else if (applicant.hasGrades) {
    index +=
      (gradesWeight + testWeight * TEST_GRADE_CORRELATION) * gradesInPool(columns, row, applicant.grades);
    variance += testWeight * testWeight * UNEXPLAINED;
  } else {
    variance +=
      testWeight * testWeight +
      gradesWeight * gradesWeight +
      2 * TEST_GRADE_CORRELATION * testWeight * gradesWeight;
  }

  const rho = numberAt(columns.rho, row);
  into.index = index;
  into.variance = variance;
  into.score =
    (rho * index - numberAt(columns.threshold, row) + shift) /
    Math.sqrt(1 - rho * rho + rho * rho * variance);
  into.sendsScore = sendsScore;
}

/** uT. */
export function testInPool(columns: CollegeColumns, row: number, test: number): number {
  return clip(
    (test - numberAt(columns.poolTestMean, row)) / numberAt(columns.poolTestDeviation, row),
    -3,
    2.5,
  );
}

/** uG. */
export function gradesInPool(columns: CollegeColumns, row: number, grades: number): number {
  return clip((grades - numberAt(columns.poolGradeMean, row)) / GRADE_SPREAD, -3, 2.5);
}

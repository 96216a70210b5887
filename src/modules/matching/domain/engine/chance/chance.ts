import { GRADE_SPREAD, LEAST_CHANCE } from '../college/admission-model.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { tabledNormalCdf } from '../numeric/normal-table.js';
import { type Applicant } from './applicant.js';
import { newStanding, standAt, type Standing } from './standing.js';

/** A chance of admission with its 80 % interval, fractions of 1; overwritten row by row. NaN: no chance known. */
export interface Odds extends Standing {
  chance: number;
  low: number;
  high: number;
}

export function newOdds(): Odds {
  return { ...newStanding(), chance: Number.NaN, low: Number.NaN, high: Number.NaN };
}

/** Open doors, though limited programmes may still select. */
const OPEN_ADMISSION = { chance: 0.97, low: 0.9, high: 0.99 } as const;
/** Φ⁻¹(1e-5): the interval starts no farther out than this. */
const FARTHEST = 4.264890793922825;
/** Half the 80 % interval of a standard normal. */
const EIGHTY_PERCENT = 1.2816;
/** Schools grade differently: the spread of zG for one and the same record. */
const GRADING_NOISE = 0.4;

export function oddsAt(applicant: Applicant, columns: CollegeColumns, row: number, into: Odds): void {
  if (Number.isNaN(numberAt(columns.admitRate, row))) {
    withoutRate(columns, row, into);
    return;
  }

  standAt(applicant, columns, row, into);
  const most = numberAt(columns.mostChance, row);
  const error = standardError(applicant, columns, row, into.variance);
  const center = clip(into.score, -FARTHEST, FARTHEST);

  into.chance = share(into.score, most);
  into.low = Math.min(into.chance, share(center - EIGHTY_PERCENT * error, most));
  into.high = Math.max(into.chance, share(center + EIGHTY_PERCENT * error, most));
}

function share(score: number, most: number): number {
  return LEAST_CHANCE + (most - LEAST_CHANCE) * tabledNormalCdf(score);
}

/** On the scale of the score: colleges differ, something is unknown, and schools grade differently. */
function standardError(applicant: Applicant, columns: CollegeColumns, row: number, variance: number): number {
  const rho = numberAt(columns.rho, row);
  const decisionNoise = 1 - rho * rho;
  const collegeSpread = codeAt(columns.isPublic, row) === 1 ? 0.5 : 0.3;
  let squared = collegeSpread * collegeSpread + (rho * rho * variance) / decisionNoise;
  if (applicant.hasGrades) {
    const grading = (rho * numberAt(columns.gradesWeight, row) * GRADING_NOISE) / GRADE_SPREAD;
    squared += (grading * grading) / decisionNoise;
  }
  return Math.sqrt(squared);
}

function withoutRate(columns: CollegeColumns, row: number, into: Odds): void {
  const open = codeAt(columns.openAdmission, row) === 1;
  into.index = Number.NaN;
  into.variance = Number.NaN;
  into.score = Number.NaN;
  into.sendsScore = false;
  into.chance = open ? OPEN_ADMISSION.chance : Number.NaN;
  into.low = open ? OPEN_ADMISSION.low : Number.NaN;
  into.high = open ? OPEN_ADMISSION.high : Number.NaN;
}

import { LEAST_CHANCE } from '../college/admission/chance-limits.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { clip } from '../numeric/clip.js';
import { codeAt, NO_CODE, numberAt } from '../numeric/column.js';
import { tabledNormalCdf } from '../numeric/normal-table.js';
import { type Applicant } from './applicant.js';
import { newStrength, strengthAt, type ApplicantStrength } from './applicant-strength.js';
import { shiftVarianceAt } from './shifts.js';

/** A chance of admission with its 80 % interval, fractions of 1; overwritten row by row. NaN: no chance known. */
export interface Odds extends ApplicantStrength {
  chance: number;
  low: number;
  high: number;
  /** Variance of the score from unknown measures, where the college's own decision has variance 1. */
  unknownPart: number;
  /** Share of the student's missing answers in the whole uncertainty of the score, 0-1. */
  unknownShare: number;
}

export function newOdds(): Odds {
  return {
    ...newStrength(),
    chance: Number.NaN,
    low: Number.NaN,
    high: Number.NaN,
    unknownPart: 0,
    unknownShare: 0,
  };
}

/** Open admission, though limited programs may still select. */
const OPEN_ADMISSION = { chance: 0.97, low: 0.9, high: 0.99 } as const;
/** The normal quantile of 0.99999. The center of the range stays within this distance of 0. */
const MOST_EXTREME_SCORE = 4.264890793922825;
/** Half the width of the 80% interval of a standard normal. */
const HALF_INTERVAL = 1.2816;
/** A promise to residents who meet a published rule; courses still have to be checked. */
const ASSURED = { chance: 0.97, low: 0.9, high: 0.99 } as const;

export function oddsAt(applicant: Applicant, columns: CollegeColumns, row: number, into: Odds): void {
  if (Number.isNaN(numberAt(columns.admitRate, row))) {
    withoutRate(columns, row, into);
    return;
  }

  strengthAt(applicant, columns, row, into);
  const most = numberAt(columns.mostChance, row);
  into.unknownPart = unknownPart(columns, row, into.variance);
  const error = standardError(applicant, columns, row, into.unknownPart);
  // That the college reports no scores is not the student's doing.
  const unanswered = into.variance - numberAt(columns.imputationNoise, row);
  into.unknownShare = unknownPart(columns, row, Math.max(0, unanswered)) / (error * error);
  const center = clip(into.score, -MOST_EXTREME_SCORE, MOST_EXTREME_SCORE);

  into.chance = share(into.score, most);
  into.low = Math.min(into.chance, share(center - HALF_INTERVAL * error, most));
  into.high = Math.max(into.chance, share(center + HALF_INTERVAL * error, most));
  if (isAssuredAt(applicant, columns, row)) assure(into);
}

/** Whether the college promises admission to this resident. */
export function isAssuredAt({ assured }: Applicant, columns: CollegeColumns, row: number): boolean {
  const rule = codeAt(columns.assuredRule, row);
  return rule !== NO_CODE && assured[rule] === true;
}

function assure(into: Odds): void {
  into.chance = Math.max(into.chance, ASSURED.chance);
  into.low = Math.max(into.low, ASSURED.low);
  into.high = Math.max(into.chance, ASSURED.high);
  into.unknownPart = 0;
  into.unknownShare = 0;
}

/** The chance of a latent score at a college with this highest chance. */
export function share(score: number, most: number): number {
  return LEAST_CHANCE + (most - LEAST_CHANCE) * tabledNormalCdf(score);
}

function unknownPart(columns: CollegeColumns, row: number, variance: number): number {
  const correlation = numberAt(columns.indexCorrelation, row);
  return (correlation * correlation * variance) / (1 - correlation * correlation);
}

/** On the scale of the score. Colleges differ, schools grade differently, and some answers are unknown or uncertain. */
function standardError(applicant: Applicant, columns: CollegeColumns, row: number, unknown: number): number {
  return Math.sqrt(
    numberAt(columns.collegeVariance, row) +
      shiftVarianceAt(applicant, columns, row) +
      applicant.gradingNoise * numberAt(columns.gradingVariance, row) +
      unknown,
  );
}

function withoutRate(columns: CollegeColumns, row: number, into: Odds): void {
  const open = codeAt(columns.openAdmission, row) === 1;
  into.index = Number.NaN;
  into.variance = Number.NaN;
  into.score = Number.NaN;
  into.unknownPart = 0;
  into.unknownShare = 0;
  into.sendsScore = false;
  into.otherScore = Number.NaN;
  into.chance = open ? OPEN_ADMISSION.chance : Number.NaN;
  into.low = open ? OPEN_ADMISSION.low : Number.NaN;
  into.high = open ? OPEN_ADMISSION.high : Number.NaN;
}

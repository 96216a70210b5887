import {
  POLICY,
  type CollegeColumns,
} from '../src/modules/matching/domain/engine/college/college-columns.js';
import { type Applicant } from '../src/modules/matching/domain/engine/chance/applicant.js';
import { type Preferences } from '../src/modules/matching/domain/engine/match/preferences.js';
import { tabledNormalCdf } from '../src/modules/matching/domain/engine/numeric/normal-table.js';

const KAPPA = 0.39;
const FARTHEST = 4.264890793922825;
const clip = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The reference: the chance and match formulas in one flat loop over the same typed arrays, written for one
 * student who knows everything about themselves, so without any of the engine's cases, calls or explanations.
 */
export function barePass(
  applicant: Applicant,
  preferences: Preferences,
  c: CollegeColumns,
  chance: Float64Array,
  match: Float64Array,
  interval: { readonly low: Float64Array; readonly high: Float64Array } | null,
): void {
  for (let i = 0; i < c.count; i++) {
    const rho = c.indexCorrelation[i] as number;
    const state = c.stateCode[i] as number;
    let level = Number.NaN;
    if (!Number.isNaN(rho)) {
      const wT = c.testWeight[i] as number;
      const wG = c.gradesWeight[i] as number;
      const uT = clip(
        (applicant.test - (c.poolTestMean[i] as number)) / (c.poolTestDeviation[i] as number),
        -3,
        2.5,
      );
      const uG = clip(
        (applicant.grades - (c.poolGradeMean[i] as number)) / (c.poolGradeDeviation[i] as number),
        -3,
        2.5,
      );
      const rest =
        (c.activitiesWeight[i] as number) * applicant.activities +
        (c.rigorWeight[i] as number) * applicant.rigor;
      const noise = c.imputationNoise[i] as number;
      let x = wT * uT + wG * uG + rest;
      let variance = noise;
      const home = state === applicant.homeStateCode ? c.resident : c.otherState;
      const shift = (home.shift[i] as number) + (applicant.major.shift[i] as number);
      const threshold = c.threshold[i] as number;
      let z = (rho * x - threshold + shift) / Math.sqrt(1 - rho * rho + rho * rho * variance);
      if (c.testPolicy[i] === POLICY.optional) {
        const withheldX = (wG + KAPPA * wT) * uG + rest;
        const withheldVariance = wT * wT * (1 - KAPPA * KAPPA) + noise;
        const withheldZ =
          (rho * withheldX - threshold + shift - 0.1) /
          Math.sqrt(1 - rho * rho + rho * rho * withheldVariance);
        if (withheldZ > z) {
          x = withheldX;
          variance = withheldVariance;
          z = withheldZ;
        }
      }
      const span = (c.mostChance[i] as number) - 0.002;
      chance[i] = 0.002 + span * tabledNormalCdf(z);
      if (interval !== null) {
        const d = 1 - rho * rho;
        const grading = (rho * wG * 0.2) / (c.poolGradeDeviation[i] as number);
        const error =
          1.2816 *
          Math.sqrt(
            (c.collegeVariance[i] as number) +
              (home.variance[i] as number) +
              (applicant.major.variance[i] as number) +
              (rho * rho * variance + grading * grading) / d,
          );
        const center = clip(z, -FARTHEST, FARTHEST);
        interval.low[i] = Math.min(chance[i] as number, 0.002 + span * tabledNormalCdf(center - error));
        interval.high[i] = Math.max(chance[i] as number, 0.002 + span * tabledNormalCdf(center + error));
      }
      const distance = (x - (c.admittedMean[i] as number)) / (c.admittedDeviation[i] as number);
      const scaled = distance / (distance < 0 ? 1.3 : 2);
      level = 100 * Math.exp(-0.5 * scaled * scaled);
    } else {
      const open = c.openAdmission[i] === 1;
      chance[i] = open ? 0.97 : Number.NaN;
      if (interval !== null) {
        interval.low[i] = open ? 0.9 : Number.NaN;
        interval.high[i] = open ? 0.99 : Number.NaN;
      }
    }
    let points = 0;
    let used = 0;
    for (const { weight, parts } of preferences.dimensions) {
      let sum = 0;
      let known = 0;
      for (const { fits, codes, share } of parts) {
        const fit = fits === null ? level : (fits[codes === null ? i : (codes[i] as number)] as number);
        if (Number.isNaN(fit)) continue;
        sum += share * fit;
        known += share;
      }
      if (known === 0) continue;
      points += (weight * sum) / known;
      used += weight;
    }
    match[i] = points / used;
  }
}

/** Rows of the 50 largest figures, largest first. */
export function top50(figures: Float64Array): Int32Array {
  const rows = new Int32Array(50);
  const best = new Float64Array(50).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < figures.length; row++) {
    const figure = figures[row] as number;
    if (!(figure > (best[49] as number))) continue;
    let place = 49;
    while (place > 0 && figure > (best[place - 1] as number)) {
      best[place] = best[place - 1] as number;
      rows[place] = rows[place - 1] as number;
      place--;
    }
    best[place] = figure;
    rows[place] = row;
  }
  return rows;
}

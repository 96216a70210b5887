import { ramp } from '../../numeric/ramp.js';
import { type CollegeFacts } from '../college-facts.js';
import { isCollegeOfTheArts } from '../college-type.js';
import { RESIDENCE_RATES } from './residence-rates.js';

/**
 * Of the refusals that an ordinary college reports, the share that we take for applications that were never finished. Over 144
 * ordinary colleges that publish grades, those that refuse more have weaker first-years, not stronger ones, as they would have if
 * every refusal were for grades: half of the refusals explain half of that, three quarters nearly all.
 * Two colleges show it: Lake Superior State admits 68%, and half of its first-years had 2.8 to 3.7; Minnesota State Moorhead admits
 * 53% and takes every application with 2.75.
 */
const UNFINISHED = 0.7;
/** Where most are admitted it changes little, and fades: grades there agree with the published rate. */
const FADES = { from: 0.75, to: 0.88 } as const;

/** How far the finished applications count as the pool, 0-1. `ordinary`: 1 at ordinary colleges, 0 at selective ones. */
export function finishedOnly(college: CollegeFacts, admitRate: number, ordinary: number): number {
  const isKnownBetter = RESIDENCE_RATES.has(college.unitId) || isCollegeOfTheArts(college);
  return isKnownBetter ? 0 : ordinary * ramp(admitRate, FADES.from, FADES.to);
}

/** The share admitted of the pool. */
export const finishedRate = (admitRate: number, finishedShare: number): number =>
  admitRate / (1 - UNFINISHED * finishedShare * (1 - admitRate));

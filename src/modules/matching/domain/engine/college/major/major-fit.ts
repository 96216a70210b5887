import { type CollegeFacts } from '../college-facts.js';

/** The two-digit CIP families that the federal institution file counts awards in. */
export const CIP_FAMILIES: readonly string[] =
  '01 03 04 05 09 10 11 12 13 14 15 16 19 22 23 24 25 26 27 29 30 31 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 54'.split(
    ' ',
  );

/** A college that teaches the family fits at least this well, of 100. */
export const OFFERED = 60;
/** The share of a college's awards from which on a family fits fully. */
const FULL_SHARE = 0.1;

/** 0-100: 0 when the college does not teach the family, 60 and more when it does; null when not reported. */
export function majorFit(college: CollegeFacts, cipFamily: string): number | null {
  const share = college.programShares[cipFamily] ?? null;
  if (college.bachelorsFamilies.includes(cipFamily)) return offeredFit(share ?? 0);
  if (share === null) return null;
  return share === 0 ? 0 : offeredFit(share);
}

const offeredFit = (share: number) => OFFERED + (100 - OFFERED) * Math.min(1, share / FULL_SHARE);

import { type CollegeFacts } from './college-facts.js';

/** The two-digit CIP families that the federal institution file counts awards in. */
export const CIP_FAMILIES: readonly string[] =
  '01 03 04 05 09 10 11 12 13 14 15 16 19 22 23 24 25 26 27 29 30 31 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 54'.split(
    ' ',
  );

/** 0-100: 0 when the college does not teach the family, 60 and more when it does; null when not reported. */
export function majorFit(college: CollegeFacts, cipFamily: string): number | null {
  const share = college.programmeShares[cipFamily] ?? null;
  if (college.bachelorsFamilies.includes(cipFamily)) return 60 + 40 * Math.min(1, (share ?? 0) / 0.1);
  if (share === null) return null;
  return share === 0 ? 0 : 60 + 40 * Math.min(1, share / 0.1);
}

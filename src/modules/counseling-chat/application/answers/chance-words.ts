import { type Figure, type Phrase, phrase } from '../../domain/figures/figure.js';
import { printed, rangeInRow, rangeInSentence } from '../../domain/figures/print.js';
import { type Block, type ChanceRow, type CollegeRef } from '../../domain/replies/reply.js';
import { type Chance } from '../tools/tool-results.js';
import { isOnlyTooExpensive, NO_RATE_OF_MAJOR, whyNotSafe } from './not-safe.js';

const WIDE_FROM = 0.5;
const HALF_A_POINT = 0.5;

export const NOT_A_SAFETY_YET = 'likely, but plan on it as a target';

type Place = 'reach' | 'target' | 'safety' | typeof NOT_A_SAFETY_YET;

export const valueOf = ({ value }: Figure): number => (typeof value === 'number' ? value : 0);

export const isWide = ({ low, high }: Chance): boolean => valueOf(high) - valueOf(low) >= WIDE_FROM;

/**
 * "reach"; a likely college that is not safe is spoken of as a target. By grades and scores alone: what a family can pay is said
 * where prices are, so that income changes no word about a chance.
 */
export function placeOf(chance: Chance): Place {
  if (chance.notSafeReason === null) return chance.category;
  return isOnlyTooExpensive(chance) ? 'safety' : NOT_A_SAFETY_YET;
}

/** "28–92%, best estimate 66%, target"; where all three print the same, the range stands alone. */
export function chanceInRow(chance: Chance): Phrase {
  const place = placeOf(chance);
  return place === NOT_A_SAFETY_YET
    ? phrase`${rangeAndEstimate(chance)}; ${place}: ${whyNotSafe(chance)}`
    : phrase`${rangeAndEstimate(chance)}, ${place}`;
}

/** "28–92%, best estimate 66%" */
export const rangeAndEstimate = (chance: Chance): Phrase =>
  phrase`${rangeInRow(chance)}${bestEstimate(chance)}`;

/** "about 4 points"; "less than a point" */
export const aboutPoints = (points: Figure): Phrase =>
  Math.abs(valueOf(points)) < HALF_A_POINT ? printed(points) : phrase`about ${printed(points)}`;

/** "28% to 92%, best estimate 66%" */
export const chanceInSentence = (chance: Chance): Phrase =>
  phrase`${rangeInSentence(chance)}${bestEstimate(chance)}`;

function bestEstimate({ low, high, estimate }: Chance): Phrase {
  const isOneFigure = new Set([low, high, estimate].map((figure) => printed(figure).text)).size === 1;
  return isOneFigure ? phrase`` : phrase`, best estimate ${printed(estimate)}`;
}

export interface CollegeWithChance {
  readonly college: CollegeRef;
  readonly chance: Chance | null;
  readonly admitsSeparately?: boolean;
}

/** "Ohio State: 28–92%, best estimate 66%, target" */
export const chanceRowWords = ({ college, chance, admitsSeparately }: CollegeWithChance): Phrase =>
  chance === null
    ? phrase`${college.name}: ${admitsSeparately === true ? NO_RATE_OF_MAJOR : 'it reports too little for an estimate'}`
    : phrase`${college.name}: ${chanceInRow(chance)}`;

/** The same rows for the screen. */
export const chancesBlock = (rows: readonly CollegeWithChance[]): Block => ({
  type: 'chances',
  rows: rows.flatMap(({ college, chance }) => (chance === null ? [] : chanceRow(college, chance))),
});

const chanceRow = (college: CollegeRef, chance: Chance): ChanceRow => ({
  ...rangeOf(college, chance),
  ...standing(chance),
});

export const rangeOf = (
  { id, name }: CollegeRef,
  { low, high, estimate }: Chance,
): Omit<ChanceRow, 'category' | 'note'> => ({
  collegeId: id,
  name,
  low: valueOf(low),
  high: valueOf(high),
  estimate: valueOf(estimate),
});

function standing(chance: Chance): Pick<ChanceRow, 'category' | 'note'> {
  const place = placeOf(chance);
  return place === NOT_A_SAFETY_YET
    ? { category: 'target', note: chance.notSafe }
    : { category: place, note: null };
}

export const byEstimate = (one: CollegeWithChance, other: CollegeWithChance): number =>
  estimateOf(one) - estimateOf(other);

const estimateOf = ({ chance }: CollegeWithChance): number =>
  chance === null ? -1 : valueOf(chance.estimate);

import { type SearchSort } from './choices.js';
import { type Degrees } from './filter-meaning.js';

/**
 * The order that is used. Unless the search names one: by relevance to its text; without a text the best match first for a
 * student with estimates, else what is near home and much applied to.
 */
export function sortUsed(named: SearchSort | null, has: { text: boolean; estimates: boolean }): SearchSort {
  const usual = has.text ? 'relevance' : has.estimates ? 'match' : 'suggested';
  if (named === null || (named === 'relevance' && !has.text)) return usual;
  if ((named === 'match' || named === 'chance') && !has.estimates) return usual;
  return named;
}

/** More than any college has students. */
const BEFORE_ALL_OTHERS = 1e9;

/** By size, colleges that award bachelor's degrees come before all others, the one with most undergraduates first. */
export const sizeRank = (awardsBachelors: boolean, undergraduates: number | null): number =>
  (awardsBachelors ? BEFORE_ALL_OTHERS : 0) + (undergraduates ?? -1);

/** Kinds of college, in the order in which most students look for them. */
const KIND = { fourYear: 0, otherBachelors: 1, twoYear: 2, other: 3 } as const;

/** The most telling facts about how many students look for a college. */
export interface Sought {
  readonly degrees: Degrees;
  readonly onlineOnly: boolean | null;
  readonly undergraduates: number | null;
  /** Null where everyone is admitted, and nobody counts. */
  readonly applicants: number | null;
  /** How many CIP families it teaches. */
  readonly fields: number;
  /** In Puerto Rico or another territory: low prices there are no answer for a student in Ohio. */
  readonly isInTerritory: boolean;
}

/** A community college with a few bachelor's degrees is a community college. */
function kindOf({ degrees: { predominant, highest }, onlineOnly }: Sought): number {
  if (predominant === 3) return onlineOnly === true ? KIND.otherBachelors : KIND.fourYear;
  return highest >= 2 && (predominant === 1 || predominant === 2) ? KIND.twoYear : KIND.other;
}

const AT_HOME = 2;

/**
 * Four-year colleges before all others; then by applications, in the home state counted twice; then by undergraduates where
 * nobody counts applications. The highest comes first.
 */
export function soughtRank(college: Sought, isAtHome: boolean): number {
  const times = isAtHome ? AT_HOME : 1;
  return studentsOf(college, times) - kindOf(college) * 1e12;
}

/** Nothing reported comes last, at home too. Of two-year colleges only the small, special ones count applications. */
function studentsOf(college: Sought, times: number): number {
  const { applicants, undergraduates } = college;
  if (applicants !== null && kindOf(college) < KIND.twoYear) return BEFORE_ALL_OTHERS + applicants * times;
  return undergraduates === null ? -1 : undergraduates * times;
}

/** From near to far. */
export const NEARNESS = { homeState: 0, homeRegion: 1, elsewhere: 2 } as const;

/**
 * What to look at first without a text and without estimates: four-year colleges in the home state, then in its region. Of the
 * others nearness says more than kind: most students commute to them.
 */
export function suggestedRank(college: Sought, nearness: number): number {
  const kind = kindOf(college);
  const isFar = nearness * 1e10;
  if (kind < KIND.twoYear) return soughtRank(college, false) - isFar;
  return studentsOf(college, 1) - KIND.twoYear * 1e12 - isFar - kind * 1e9;
}

/** Fewer fields are taught at special colleges only: seminaries, schools of nursing or of one art. */
const ORDINARY_FIELDS = 5;
/** At fewer undergraduates one figure says little: it is often a branch or a seminary. */
const ORDINARY_SIZE = 500;

/**
 * When one figure leads: four-year colleges of many fields in the states, then the others that award bachelor's degrees, then the
 * rest.
 */
export function figureGroup(college: Sought): number {
  const kind = kindOf(college);
  const isOrdinary =
    college.fields >= ORDINARY_FIELDS &&
    (college.undergraduates ?? 0) >= ORDINARY_SIZE &&
    !college.isInTerritory;
  return kind === KIND.fourYear && !isOrdinary ? KIND.otherBachelors : kind;
}

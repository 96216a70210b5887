import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { regionOf } from '../college/place/places.js';
import { newColumn, numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';

/** 0-100. A match that little is known about is drawn toward this. */
const ORDINARY = 60;
/** From this completeness on a match counts as it is. */
const ENOUGH = 0.85;

/**
 * What "best match" sorts by, the highest first; NaN is "not known". A high match from few answers must not stand before a good
 * one from many.
 */
export function steadyMatch(match: number, completeness: number): number {
  return ORDINARY + (match - ORDINARY) * Math.min(1, completeness / ENOUGH);
}

/** Points for each whole share that graduates: at equal matches a family is helped by the college that more students finish. */
const GRADUATES = 20;
/** Taken where graduation is not reported. */
const USUALLY_GRADUATE = 0.45;
/** More than any match. */
const BEFORE_OTHERS = 1000;

/**
 * Colleges that may stand on the student's list come before all others: a good match from two answers must not put a yeshiva of 60
 * students or a college with its own rules on who may apply on top. Then those that mainly award bachelor's degrees: trade and beauty
 * schools must not lead a list of colleges, nor seminaries one of Jewish colleges, nor a university of Puerto Rico one for a student
 * of Wyoming.
 * Among colleges of one kind, such as after a filter by degree, this changes nothing.
 */
export function matchOrder(
  { match, completeness }: Pick<Ranked, 'match' | 'completeness'>,
  { facts }: Pick<CollegeColumns, 'facts'>,
  homeState: string | null,
  maybeListed: Uint8Array,
): Float32Array {
  return newColumn(match.length, (row) => {
    const kinds = (maybeListed[row] ?? 0) + Number(isOrdinaryCollege(facts[row], homeState));
    const graduates = GRADUATES * (facts[row]?.completionRate ?? USUALLY_GRADUATE);
    return steadyMatch(numberAt(match, row), completeness[row] ?? 0) + graduates + kinds * BEFORE_OTHERS;
  });
}

/** Carnegie class of those that train for the ministry. */
const FAITH_CLASS = 24;

const isOrdinaryCollege = (college: CollegeFacts | undefined, homeState: string | null): boolean =>
  college?.predominantDegree === 'bachelors' &&
  college.carnegieClass !== FAITH_CLASS &&
  (college.state === homeState || regionOf(college.state) !== null);

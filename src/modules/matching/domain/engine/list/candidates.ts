import { categoryOf, type Category } from '../chance/category.js';
import { isImpactedMajor } from '../chance/limited-major.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { distancesFromHome, withinWishedDistance } from '../college/place/near-home.js';
import { neighborsOf } from '../college/place/neighboring-states.js';
import { statesOf } from '../college/place/places.js';
import { ABROAD } from '../college/place/abroad.js';
import { meetsNeedAbroad } from '../college/price/aid-abroad.js';
import { PROGRAM_MISSING } from '../college/major/major-fits.js';
import { isSeldomTaught } from '../college/major/seldom-taught.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { beginsNearby, nearbyFor } from './begins-nearby.js';
import { mayBeListed, ofWishedCommunity, wishedFor } from './may-be-listed.js';
import { beyondMeans, BUDGET_WITHOUT_TRAVEL, isWithinMeans } from './family-means.js';
import { hopedOverBudgetAt } from './hoped-price.js';
import { notSafeAt, SAFETY } from './safety.js';
import { isFarAbove, listScores, nearFor } from './scores.js';
import { teachesMajor } from './teaches-major.js';
import { learnsATrade } from './trades.js';

/** A college that may be in one category of a student's list. */
export interface Candidate {
  readonly row: number;
  readonly score: number;
}

export interface Candidates extends Readonly<Record<Category, readonly Candidate[]>> {
  /** Likely colleges that are not safe, which students see as targets: for a list short of targets. */
  readonly likely: readonly Candidate[];
}

type Place = Category | 'likely';

/**
 * A reach with a lower chance, or with nothing at the low end, is left out. An ACT of 21 without grades was told to reach for
 * Washington University in St. Louis, at 4%, under 1% at the low end.
 */
export const LEAST_REACH = { chance: 0.03, low: 0.01 } as const;
/**
 * The few colleges that meet the whole need of students from abroad are worth a lower chance and another program: a student from
 * Nigeria with 3.9 and 1510 was told of one college.
 */
export const LEAST_REACH_WITH_AID_ABROAD = 0.015;
/**
 * Share that graduates at a college worth going far for; less is for those who live nearby. A Georgian with a 3.0 was told to reach
 * for North Dakota, where 43% graduate.
 */
const WORTH_THE_TRIP = { reach: 0.6, target: 0.5, likely: 0.5, safety: 0.4 } as const;
/**
 * A reach away from home must suit the student in the rest, and teach the major or much of its family: an Arizonan with a 2.4 and
 * $8,000 a year was told to reach for four private colleges of other regions, each at a match of about 30, an illustrator from Rhode
 * Island for Worcester Polytechnic, and a Virginian who wants cybersecurity for the University of the South. Of 100, and a share.
 */
const WORTH_REACHING = { leastMatch: 40, leastShare: 0.05 } as const;
/** Miles. With little money for travel, a safety is at home, next door or some hours away. An Indianan was sent to Nebraska. */
const SOME_HOURS_AWAY = 500;
/** Colleges that admit fewer are nobody's target unless even the low end of the range is a fair chance. */
const HIGHLY_SELECTIVE = { admitRate: 0.2, leastLow: 0.2 } as const;
/** The rows of `leftOut` are never candidates. */
export function candidatesOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): Candidates {
  const found: Record<Place, Candidate[]> = { reach: [], target: [], safety: [], likely: [] };
  const majorFitAt = partFits(preferencesOf(student, columns), 'major');
  const scoreAt = listScores(student, columns, ranked);
  const isTooFar = tooFarToBeSafe(student, columns);
  const isNear = nearFor(student, columns);
  const hasHome = student.facts.homeState !== null && student.facts.homeState !== ABROAD;
  const staysHome = hasHome && learnsATrade(student.facts);
  const isSeldom = isSeldomTaught(student.facts, columns);
  /** Nobody goes far for a neighbor of the major: environmental studies in Virginia, for a forester from Montana. */
  const isNeighborField = (row: number) => isSeldom && majorFitAt(row) === PROGRAM_MISSING;
  const isHome = (row: number) => columns.facts[row]?.state === student.facts.homeState;
  const isNearby = hasHome && beginsNearby(student) ? nearbyFor(student, columns) : () => true;
  const isWished = ofWishedCommunity(student.facts, columns);
  const isAskedFor = wishedFor(student.facts, columns);
  const isBeyondMeans = beyondMeans(student, columns, isWished);
  const isWorthTheTrip = (row: number, place: Place) =>
    (isWished(row) || numberAt(columns.list.completion, row) >= WORTH_THE_TRIP[place]) &&
    !isBeyondMeans(row, place) &&
    // As of a safety: a Nebraskan was told of Pomona, which the family cannot plan for.
    (place !== 'likely' || isAskedFor(row) || hopedOverBudgetAt(student, columns, row) <= SAFETY.mostOver);
  const isWorthReaching = (row: number) =>
    !(numberAt(ranked.match, row) < WORTH_REACHING.leastMatch) &&
    (majorFitAt(row) !== PROGRAM_MISSING || familyShare(row) >= WORTH_REACHING.leastShare);
  const familyShare = (row: number) => columns.facts[row]?.programShares[student.facts.cipFamily ?? ''] ?? 0;
  const mayBe = mayBeListed(student.facts, columns);
  const isWithin = withinWishedDistance(student, columns);
  const teaches = (row: number) =>
    teachesMajor(student.facts, majorFitAt(row)) ||
    (givesNeededAidAbroad(student, columns, row) && majorFitAt(row) > 0);
  for (const row of columns.listable) {
    if (leftOut.has(row) || !mayBe(row) || !isWithin(row) || !teaches(row)) continue;
    const place = placeOf(student, columns, ranked, row, isAskedFor(row));
    if (place === null || ((place === 'safety' || place === 'likely') && isTooFar(row))) continue;
    // An electrician was told of construction management at Michigan State.
    if (staysHome && (!isHome(row) || majorFitAt(row) === PROGRAM_MISSING)) continue;
    if (!isNearby(row)) continue;
    if (place === 'reach' && hasHome && !isHome(row) && !isWorthReaching(row)) continue;
    if (hasHome && !isNear(row) && (!isWorthTheTrip(row, place) || isNeighborField(row))) continue;
    found[place].push({ row, score: scoreAt(row, place === 'likely' ? 'target' : place) });
  }
  return found;
}

/** Where a college may stand; null for nowhere. */
function placeOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  row: number,
  isAskedFor: boolean,
): Place | null {
  const chance = numberAt(ranked.chance, row);
  if (Number.isNaN(chance)) return null;
  const low = numberAt(ranked.low, row);
  const isAtHome = columns.facts[row]?.state === student.facts.homeState;
  const isAbroad = student.facts.homeState === ABROAD;
  // Its few places in the major go to residents first. A nurse from Wisconsin was told to go to Long Beach.
  if (!isAtHome && isImpactedMajor(student, columns, row)) return null;
  const category = categoryOf(chance);
  if (category === 'safety') {
    const reason = notSafeAt(student, columns, row, { chance, low });
    if (reason === null) return category;
    if (reason === 'endorsement') return isWithinMeans(student, columns, row, 'target') ? 'target' : null;
    if (reason === 'too-expensive' && !isAtHome && hopedOverBudgetAt(student, columns, row) > 0) return null;
    const isWanted = (isAtHome && (isAskedFor || columns.isPublic[row] === 1)) || isAbroad;
    if (!isWanted && isFarAbove(student, columns, row)) return null;
    return isWithinMeans(student, columns, row, 'likely') ? 'likely' : null;
  }
  if (category === 'reach' && isHopeless(student, columns, row, { chance, low })) return null;
  if (category === 'reach' && isFarBelow(student, columns, row)) return null;
  if (category === 'target' && isOutOfReach(columns, row, low)) return null;
  return isWithinMeans(student, columns, row, category) ? category : null;
}

function isHopeless(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, low }: { readonly chance: number; readonly low: number },
): boolean {
  if (givesNeededAidAbroad(student, columns, row)) return chance < LEAST_REACH_WITH_AID_ABROAD;
  return chance < LEAST_REACH.chance || low < LEAST_REACH.low;
}

function givesNeededAidAbroad({ facts }: StudentMeasures, columns: CollegeColumns, row: number): boolean {
  const college = columns.facts[row];
  return (
    college !== undefined && facts.homeState === ABROAD && facts.needsAid === true && meetsNeedAbroad(college)
  );
}

/** Points of the SAT below the mean of the admitted. */
const FAR_BELOW = 200;

/** Without grades the score is all that is known, and a GED with an ACT of 21 is no application to Rochester. */
function isFarBelow(
  { grades, test }: StudentMeasures,
  { admittedTestMean }: CollegeColumns,
  row: number,
): boolean {
  return grades === null && test !== null && test < numberAt(admittedTestMean, row) - FAR_BELOW;
}

function isOutOfReach({ admitRate }: CollegeColumns, row: number, low: number): boolean {
  return numberAt(admitRate, row) < HIGHLY_SELECTIVE.admitRate && low < HIGHLY_SELECTIVE.leastLow;
}

/**
 * Where the family can pay little, a safety away from home and from the wished regions is none: travel is not in the price. A
 * nursing student in Ohio was sent to Louisiana.
 */
function tooFarToBeSafe(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const { budget } = preferencesOf(student, columns);
  const { homeState, regions } = student.facts;
  if (!(budget < BUDGET_WITHOUT_TRAVEL) || homeState === null) return () => false;
  const isNear = nearFor(student, columns);
  if (statesOf(regions).size > 0) return (row) => !isNear(row);
  const { milesTo } = distancesFromHome(student, columns);
  const close = [homeState, ...neighborsOf(homeState)];
  return (row) =>
    !isNear(row) || !(close.includes(columns.facts[row]?.state ?? '') || milesTo(row) <= SOME_HOURS_AWAY);
}

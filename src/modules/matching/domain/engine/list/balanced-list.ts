import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { statesOf } from '../college/place/places.js';
import { PROGRAM_MISSING } from '../college/major/major-fits.js';
import { isSeldomTaught } from '../college/major/seldom-taught.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { NO_CODE } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { beginsNearby } from './begins-nearby.js';
import { candidatesOf, type Candidate } from './candidates.js';
import { LIST_SIZES } from './list-sizes.js';
import { homePublic, TIGHT_BUDGET } from './scores.js';
import { homeSafetyGap } from './home-safety-gap.js';
import { moreAidAbroad } from './more-aid-abroad.js';
import { wishedFor } from './may-be-listed.js';
import { moreAsWished } from './more-as-wished.js';
import { moreSafeties } from './more-safeties.js';
import { nearestBeyond } from './nearest-beyond.js';
import { openDoorsAtHome } from './open-doors.js';
import { shortfallsOf, type Shortfall } from './shortfalls.js';

/** Rows of the columns, best first within each category. */
export interface BalancedList {
  readonly reach: readonly number[];
  readonly target: readonly number[];
  readonly safety: readonly number[];
  /** Categories without enough colleges, which are not filled from others; safeties of which none is at home. */
  readonly shortfalls: readonly Shortfall[];
}

/** How many of each category are taken from the home state first; more where the family can pay less. */
const FROM_HOME = { reach: 1, target: 3, safety: 2 } as const;
const FROM_HOME_ON_A_TIGHT_BUDGET = { reach: 2, target: 5, safety: 3 } as const;
const PUBLIC_SAFETIES_FIRST = 2;
/** A student who asks for other regions only still needs safe choices at home; nine of twenty were in Florida. */
const FROM_HOME_LEFT_BEHIND = { reach: 0, target: 1, safety: 2 } as const;
/** The campuses of the home state come before all others. */
const FROM_HOME_WHERE_LIFE_BEGINS_NEARBY = { reach: 3, target: 10, safety: 5 } as const;
/** Likely public colleges of the home state that are not safe, at the end of the targets. */
const MOST_LIKELY_AT_HOME = { usually: 3, leftBehind: 1 } as const;
/** Likewise women's and men's colleges and those of a community that the student asked for: a Georgian missed Agnes Scott. */
const MOST_LIKELY_AS_WISHED = 2;
/** A home-state college is taken first only if its score is at most this far from the best of its category. Guam has one safety. */
const WORSE_AT_HOME = { usually: 20, atSafety: 25 } as const;
/** Points of score that each college already chosen from a state costs the next one from there. */
const SAME_CATEGORY_PENALTY = 6;
const SAME_LIST_PENALTY = 2;

const ORDER: readonly Category[] = ['reach', 'target', 'safety'];
const NONE: ReadonlySet<number> = new Set();

/**
 * Colleges to apply to: the home state first, then spread over the states. `ranked` comes from `rankAll` for the same student and
 * columns. Likely colleges that are not safe are shown as targets everywhere. Those that are public and in the home state have a few
 * places at the end, or a New Jersey engineer would miss Rutgers; the others fill a list short of targets. A list short of safeties is
 * filled with open doors at home. Empty without grades and scores: every student would get the same list. The rows of `leftOut` never appear: the next
 * best take their places.
 */
export function balancedList(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number> = NONE,
): BalancedList {
  const lists: Record<Category, readonly number[]> = { reach: [], target: [], safety: [] };
  const candidates = student.enoughToEstimate ? candidatesOf(student, columns, ranked, leftOut) : null;
  if (candidates !== null) {
    const tight = preferencesOf(student, columns).budget < TIGHT_BUDGET;
    const leavesHome = !tight && wishesToLeave(student.facts);
    const fromHome = beginsNearby(student)
      ? FROM_HOME_WHERE_LIFE_BEGINS_NEARBY
      : fromHomeFor(tight, leavesHome);
    const onList = new Map<string, number>();
    const isHomePublic = homePublic(student.facts, columns);
    const pickFor = (category: Category, from: readonly Candidate[], wanted: number) =>
      pick(from, columns, {
        wanted,
        fromHome: fromHome[category],
        homeState: student.facts.homeState,
        publicsFirst: category === 'safety' ? PUBLIC_SAFETIES_FIRST : 0,
        worseAtHome: category === 'safety' ? WORSE_AT_HOME.atSafety : WORSE_AT_HOME.usually,
        onList,
      });
    const likelyAtHome = pickFor(
      'target',
      candidates.likely.filter(({ row }) => isHomePublic(row)),
      leavesHome ? MOST_LIKELY_AT_HOME.leftBehind : MOST_LIKELY_AT_HOME.usually,
    );
    const isWished = wishedFor(student.facts, columns);
    const likelyAsWished = pickFor(
      'target',
      candidates.likely.filter(({ row }) => isWished(row) && !likelyAtHome.includes(row)),
      MOST_LIKELY_AS_WISHED,
    );
    const likely = [...likelyAtHome, ...likelyAsWished];
    const sizes = { ...LIST_SIZES, target: LIST_SIZES.target - likely.length };
    for (const category of ORDER) lists[category] = pickFor(category, candidates[category], sizes[category]);
    const others = candidates.likely.filter(({ row }) => !likely.includes(row));
    const missing = sizes.target - lists.target.length;
    lists.target = majorFirst(student, columns, [
      ...lists.target,
      ...likely,
      ...pickFor('target', others, missing),
    ]);
    const missingSafeties = LIST_SIZES.safety - lists.safety.length;
    if (missingSafeties > 0) {
      const openDoors = openDoorsAtHome(student, columns, ranked, leftOut).slice(0, missingSafeties);
      lists.safety = [...lists.safety, ...openDoors];
    }
  }
  return {
    ...lists,
    shortfalls: candidates
      ? [
          ...shortfallsOf(lists, student, columns, nearestBeyond(student, columns, ranked, leftOut)),
          ...moreSafeties(lists, student, columns, candidates.safety),
          ...moreAidAbroad(lists, student, columns, candidates.reach),
          ...homeSafetyGap(lists, student, columns, ranked),
          ...moreAsWished(lists, student, columns, ranked),
        ]
      : [],
  };
}

/** A seldom taught major before its neighbors, whichever is the better match in all else. */
function majorFirst(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: readonly number[],
): readonly number[] {
  if (!isSeldomTaught(student.facts, columns)) return rows;
  const fitAt = partFits(preferencesOf(student, columns), 'major');
  return rows.toSorted((a, b) => Number(fitAt(a) === PROGRAM_MISSING) - Number(fitAt(b) === PROGRAM_MISSING));
}

function fromHomeFor(tight: boolean, leavesHome: boolean): Readonly<Record<Category, number>> {
  if (tight) return FROM_HOME_ON_A_TIGHT_BUDGET;
  return leavesHome ? FROM_HOME_LEFT_BEHIND : FROM_HOME;
}

/** Whether the student named regions and the home state lies in none of them. */
function wishesToLeave({ homeState, regions }: Pick<StudentFacts, 'homeState' | 'regions'>): boolean {
  const wished = statesOf(regions);
  return homeState !== null && wished.size > 0 && !wished.has(homeState);
}

interface Picking {
  readonly wanted: number;
  readonly fromHome: number;
  readonly homeState: string | null;
  /** This many places at home are for its public colleges first, which are the surest to pay for. */
  readonly publicsFirst: number;
  readonly worseAtHome: number;
  /** Colleges of the whole list by state; grows with every pick. */
  readonly onList: Map<string, number>;
}

/** First the best of the home state, then the best remaining one, again and again: each pick lowers the scores in its state. */
function pick(
  candidates: readonly Candidate[],
  columns: CollegeColumns,
  picking: Picking,
): readonly number[] {
  const { wanted, fromHome, homeState, publicsFirst, worseAtHome, onList } = picking;
  if (wanted === 0) return [];
  const isPublic = ({ row }: Candidate) => columns.isPublic[row] === 1;
  const stateOf = ({ row }: Candidate) => columns.states[columns.stateCode[row] ?? NO_CODE] ?? '';
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const sorted = withoutFurtherBranches(
    candidates.toSorted((a, b) => b.score - a.score || byName(columns, a, b)),
    columns,
  );
  const atHome = sorted.filter((one) => stateOf(one) === homeState && one.score >= best - worseAtHome);
  const publics = atHome.filter(isPublic).slice(0, publicsFirst);
  const picked = [...publics, ...atHome.filter((one) => !publics.includes(one))].slice(
    0,
    Math.min(fromHome, wanted),
  );
  const here = new Map<string, number>();
  for (const one of picked) {
    add(here, stateOf(one));
    add(onList, stateOf(one));
  }

  const left = new Set(sorted.filter((one) => !picked.includes(one)));
  const penaltyOf = (state: string) =>
    state === homeState
      ? SAME_CATEGORY_PENALTY * Math.max(0, (here.get(state) ?? 0) - fromHome)
      : SAME_CATEGORY_PENALTY * (here.get(state) ?? 0) + SAME_LIST_PENALTY * (onList.get(state) ?? 0);
  while (picked.length < wanted && left.size > 0) {
    const next = bestOf(left, (one) => penaltyOf(stateOf(one)));
    if (next === null) break;
    left.delete(next);
    picked.push(next);
    add(here, stateOf(next));
    add(onList, stateOf(next));
  }
  return picked.toSorted((a, b) => b.score - a.score || byName(columns, a, b)).map(({ row }) => row);
}

/**
 * One application reaches all branch campuses of a university, so the best is enough: three of five safeties were branches of the
 * University of Connecticut.
 */
function withoutFurtherBranches(sorted: readonly Candidate[], columns: CollegeColumns): readonly Candidate[] {
  const seen = new Set<string>();
  return sorted.filter(({ row }) => {
    const college = columns.facts[row];
    if (college === undefined || college.mainCampus) return true;
    const university = college.name.split('-')[0] ?? '';
    if (seen.has(university)) return false;
    seen.add(university);
    return true;
  });
}

/** The first of equals. The candidates come best first and a penalty only lowers a score, so most need no look. */
function bestOf(sorted: Iterable<Candidate>, penaltyOf: (one: Candidate) => number): Candidate | null {
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    if (one.score <= most) break;
    const points = one.score - penaltyOf(one);
    if (points <= most) continue;
    best = one;
    most = points;
  }
  return best;
}

function add(counts: Map<string, number>, state: string): void {
  counts.set(state, (counts.get(state) ?? 0) + 1);
}

function byName({ nameOrder }: CollegeColumns, a: Candidate, b: Candidate): number {
  return (nameOrder[a.row] ?? 0) - (nameOrder[b.row] ?? 0);
}

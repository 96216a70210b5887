import { categoryOf } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { distancesFromHome, nearHome, withinWishedDistance } from '../college/place/near-home.js';
import { regionOf } from '../college/place/places.js';
import { type MajorEarnings } from '../college/major/programs-for-major.js';
import { LEAST_REACH } from '../list/candidates.js';
import { mayBeListed } from '../list/may-be-listed.js';
import { teachesMajor } from '../list/teaches-major.js';
import { steadyMatch } from '../match/match-order.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type Missing, missingFor, priceForFamily } from './missing-answers.js';

/**
 * How far a college may fall short of the saved one and still be at least as good: two points of completion, a twentieth of the
 * earnings and two points of the match are less than these figures move from one year to the next. A saving under $3,000 a year is
 * within what prices vary. A chance may be a quarter lower, in the same category. Judgment.
 */
const TOLERANCE = { completion: 0.02, earnings: 0.05, match: 2, chance: 0.25 } as const;
const LEAST_SAVING = 3000;
const MOST_FOUND = 3;

/** What graduates in the student's major earn, by unit id. A college that reports nothing is absent. */
export type EarningsInMajor = ReadonlyMap<number, MajorEarnings>;

/** A college beside the saved one. */
export interface BetterForLess {
  readonly row: number;
  /** Dollars a year for this family; above 0. */
  readonly saving: number;
  readonly earnings: MajorEarnings;
}

/** `missing` says why there is nothing to compare; with nothing missing, none was found. */
export interface BetterForLessFound {
  readonly colleges: readonly BetterForLess[];
  readonly missing: readonly Missing[];
}

/**
 * Up to three colleges at least as good as a saved one on completion, earnings in the major and fit, about as likely to admit the
 * student, no farther away unless near home, and noticeably cheaper for this family. Those near home come first. The rows of
 * `leftOut` are never named.
 */
export function betterForLess(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  savedRow: number,
  earnings: EarningsInMajor,
  leftOut: ReadonlySet<number>,
): BetterForLessFound {
  const saved = columns.facts[savedRow];
  if (saved === undefined) return { colleges: [], missing: [] };
  const missing = missingFor(student, saved, earnings.get(saved.unitId));
  if (missing.length > 0) return { colleges: [], missing };

  const couldAttend = couldAttendFor(student, columns);
  const distanceAt = distanceFor(student, columns, savedRow);
  const isAsLikely = asLikelyAs(ranked, savedRow);
  const comparedAt = comparedWith(student, columns, ranked, savedRow, earnings);
  const colleges = [...columns.listable]
    .filter((row) => row !== savedRow && !leftOut.has(row) && couldAttend(row) && isAsLikely(row))
    .filter((row) => distanceAt(row) !== TOO_FAR)
    .flatMap((row) => comparedAt(row) ?? [])
    .toSorted(nearestAndBestFirst(ranked, distanceAt));
  return { colleges: colleges.slice(0, MOST_FOUND), missing: [] };
}

/** A college that the student's own list could hold. */
function couldAttendFor(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const mayBe = mayBeListed(student.facts, columns);
  const isWithin = withinWishedDistance(student, columns);
  const fitAt = partFits(preferencesOf(student, columns), 'major');
  return (row) => mayBe(row) && isWithin(row) && teachesMajor(student.facts, fitAt(row));
}

/** Beside a college that reports no admit rate, one that more likely than not says yes. */
const LIKELY = 0.5;

function asLikelyAs({ chance }: Ranked, savedRow: number): (row: number) => boolean {
  const savedChance = numberAt(chance, savedRow);
  if (Number.isNaN(savedChance)) return (row) => numberAt(chance, row) >= LIKELY;
  const least = Math.max(LEAST_REACH.chance, savedChance * (1 - TOLERANCE.chance));
  const leastRank = RANK[categoryOf(savedChance)];
  return (row) => numberAt(chance, row) >= least && RANK[categoryOf(numberAt(chance, row))] >= leastRank;
}

const RANK = { reach: 0, target: 1, safety: 2 } as const;

/** Null for a college that is not as good, not cheaper, or of which too little is known. */
function comparedWith(
  { facts }: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  savedRow: number,
  earningsInMajor: EarningsInMajor,
): (row: number) => BetterForLess | null {
  const figuresAt = (row: number) => {
    const college: CollegeFacts | undefined = columns.facts[row];
    const earnings = college && earningsInMajor.get(college.unitId);
    const price = college === undefined ? null : priceForFamily(college, facts);
    const completion = college?.completionRate ?? null;
    const match = matchAt(ranked, row);
    if (earnings === undefined || price === null || completion === null || Number.isNaN(match)) return null;
    return { earnings, price: Math.max(0, price), completion, match };
  };
  const saved = figuresAt(savedRow);
  if (saved === null) return () => null;
  return (row) => {
    const other = figuresAt(row);
    if (other === null) return null;
    const isAsGood =
      other.completion >= saved.completion - TOLERANCE.completion &&
      other.earnings.dollars >= saved.earnings.dollars * (1 - TOLERANCE.earnings) &&
      other.match >= saved.match - TOLERANCE.match;
    const saving = saved.price - other.price;
    return isAsGood && saving >= LEAST_SAVING ? { row, saving, earnings: other.earnings } : null;
  };
}

const matchAt = ({ match, completeness }: Ranked, row: number): number =>
  steadyMatch(numberAt(match, row), numberAt(completeness, row));

const TOO_FAR = 3;

/**
 * 0 in the home state, 1 near it or in a wished region, 2 no farther from home than the saved college: trips home are not in the
 * price. A student in Mississippi was sent to Minnesota in place of Florida.
 */
function distanceFor(
  student: StudentMeasures,
  columns: CollegeColumns,
  savedRow: number,
): (row: number) => number {
  const { homeState, regions } = student.facts;
  const isNear = nearHome(student, columns);
  const { milesTo } = distancesFromHome(student, columns);
  return (row) => {
    const state = columns.facts[row]?.state ?? '';
    if (state === homeState) return 0;
    if (isNear(row) || regions.some((wished) => wished === regionOf(state))) return 1;
    return milesTo(row) <= milesTo(savedRow) ? 2 : TOO_FAR;
  };
}

const nearestAndBestFirst =
  (ranked: Ranked, distanceAt: (row: number) => number) => (a: BetterForLess, b: BetterForLess) =>
    distanceAt(a.row) - distanceAt(b.row) ||
    matchAt(ranked, b.row) - matchAt(ranked, a.row) ||
    b.saving - a.saving ||
    a.row - b.row;

import { type CollegeColumns } from '../college/college-columns.js';
import { withinWishedDistance } from '../college/place/near-home.js';
import { steadyMatch } from '../match/match-order.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { mayBeListed, ofWishedCommunity, wishesFaith } from './may-be-listed.js';
import { beginsAtHome, nearnessFor, NOWHERE } from './safety-places.js';
import { type SafetyWishes } from './safety-wishes.js';
import { categoryAt } from './safety.js';
import { teachesMajor } from './teaches-major.js';

/** What was given up because too few were found. */
export type GivenUp = 'completion' | 'place';

export interface FoundSafeties {
  /** The best first. */
  readonly rows: readonly number[];
  readonly gaveUp: readonly GivenUp[];
}

/** Judgment: a counselor names no college as a safety where fewer than half graduate, and none too small to be one. */
const LEAST = { completion: 0.5, undergraduates: 1000 } as const;

/**
 * Colleges that would almost surely take the student and that the family can pay: the home state first, then its neighbors, then
 * the wished regions. Where that gives fewer than `wanted`, first graduation is given up, then the place. None without grades and
 * scores.
 */
export function findSafeties(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
  wishes: SafetyWishes,
  wanted: number,
): FoundSafeties {
  if (!student.enoughToEstimate) return { rows: [], gaveUp: [] };
  const isSafe = safeFor(student, columns, ranked, wishes);
  const safe = [...columns.listable].filter((row) => !leftOut.has(row) && isSafe(row));
  const nearnessAt = nearnessFor(student, columns, wishes);
  const graduates = (row: number) => numberAt(columns.list.completion, row) >= LEAST.completion;
  const inOrder = orderFor(student, columns, ranked, nearnessAt, wishes.sort ?? 'match');
  const isNear = (row: number) => nearnessAt(row) !== NOWHERE;

  const rows = safe.filter((row) => isNear(row) && graduates(row)).toSorted(inOrder);
  const gaveUp: GivenUp[] = [];
  const add = (what: GivenUp, more: readonly number[]) => {
    if (rows.length >= wanted || more.length === 0) return;
    rows.push(...more.toSorted(inOrder));
    gaveUp.push(what);
  };
  add(
    'completion',
    safe.filter((row) => isNear(row) && !graduates(row)),
  );
  if (beginsAtHome(student, wishes))
    add(
      'place',
      safe.filter((row) => !isNear(row) && graduates(row)),
    );
  return { rows, gaveUp };
}

/** All that is asked of a safety but its place and the share that graduates. */
function safeFor(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  wishes: SafetyWishes,
): (row: number) => boolean {
  const mayBe = mayBeListed(student.facts, columns);
  const teaches = teachesFor(student, columns, wishes);
  const costsAtMost = priceLimitFor(student, columns, wishes);
  const isWithin = withinWishedDistance(student, columns);
  const wantsFaith = wishesFaith(student.facts);
  const isWished = ofWishedCommunity(student.facts, columns);
  return (row) => {
    const likely = { chance: numberAt(ranked.chance, row), low: numberAt(ranked.low, row) };
    const college = columns.facts[row];
    return (
      (college?.undergraduates ?? 0) >= LEAST.undergraduates &&
      (wishes.ownership === undefined || (columns.isPublic[row] === 1) === (wishes.ownership === 'public')) &&
      (wantsFaith || isWished(row) || columns.list.religious[row] === 0) &&
      mayBe(row) &&
      (!beginsAtHome(student, wishes) || isWithin(row)) &&
      costsAtMost(row) &&
      teaches(row) &&
      categoryAt(student, columns, row, likely) === 'safety'
    );
  };
}
/** The student's own limit makes a price a must; without one the price is shown and not judged. */
function priceLimitFor(
  student: StudentMeasures,
  columns: CollegeColumns,
  { priceMax }: SafetyWishes,
): (row: number) => boolean {
  const limit = priceMax ?? student.facts.maxCost;
  const { price } = preferencesOf(student, columns);
  return limit === null ? () => true : (row) => (price[row] ?? Number.NaN) <= limit;
}

function teachesFor(
  student: StudentMeasures,
  columns: CollegeColumns,
  { majors }: SafetyWishes,
): (row: number) => boolean {
  if (majors === undefined) {
    const fitAt = partFits(preferencesOf(student, columns), 'major');
    return (row) => teachesMajor(student.facts, fitAt(row));
  }
  return (row) => {
    const { bachelorsPrograms = null, bachelorsFamilies = [] } = columns.facts[row] ?? {};
    return majors.some((cip) =>
      cip.length === 4 && bachelorsPrograms !== null
        ? bachelorsPrograms.includes(cip)
        : bachelorsFamilies.includes(cip.slice(0, 2)),
    );
  };
}

/** The nearest first, then those with a known price, then the best match; an order that was asked for comes before nearness. */
function orderFor(
  student: StudentMeasures,
  columns: CollegeColumns,
  { match, completeness }: Ranked,
  nearnessAt: (row: number) => number,
  sort: NonNullable<SafetyWishes['sort']>,
): (a: number, b: number) => number {
  const { price } = preferencesOf(student, columns);
  const hasPrice = (row: number) => Number(!Number.isNaN(price[row] ?? Number.NaN));
  const by = {
    match: (row: number) => knownOr0(steadyMatch(numberAt(match, row), numberAt(completeness, row))),
    netPrice: (row: number) => -knownOr0(price[row] ?? 0),
    completion: (row: number) => numberAt(columns.list.completion, row),
    size: (row: number) => columns.facts[row]?.undergraduates ?? 0,
  }[sort];
  const nearest = (a: number, b: number) => nearnessAt(a) - nearnessAt(b);
  const priced = (a: number, b: number) => hasPrice(b) - hasPrice(a);
  return (a, b) =>
    (sort === 'match' ? nearest(a, b) || priced(a, b) : priced(a, b)) ||
    by(b) - by(a) ||
    nearest(a, b) ||
    (columns.nameOrder[a] ?? 0) - (columns.nameOrder[b] ?? 0);
}

const knownOr0 = (figure: number): number => (Number.isNaN(figure) ? 0 : figure);

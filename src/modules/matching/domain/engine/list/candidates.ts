import { categoryOf, type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { withinWishedDistance } from '../college/near-home.js';
import { ABROAD } from '../college/abroad.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { mayBeListed } from './may-be-listed.js';
import { overBudgetAt } from './over-budget.js';
import { notSafeAt } from './safety.js';
import { listScores, nearFor } from './scores.js';
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

/** Dollars a year: about what a family with an income of $50,000 can pay. */
const BUDGET_WITHOUT_TRAVEL = 15_000;
/** A reach with a lower chance is left out. */
export const LEAST_REACH = 0.03;
/**
 * Dollars a year over what the family can pay. Aid differs from the average, so some stays possible; a safety has its own limit.
 * Wider limits gave a Wyoming family of $80,000 eight targets of $30,000 a year and a Texan of $45,000 a reach of $31,000.
 */
const MOST_OVER = { reach: 15_000, target: 10_000 } as const;
/**
 * Share that graduates at a college worth going far for; less is for those who live nearby. A Georgian with a 3.0 was told to reach
 * for North Dakota, where 43% graduate.
 */
const WORTH_THE_TRIP = { reach: 0.6, target: 0.5, likely: 0.5, safety: 0.4 } as const;
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
  const isPublicBeyondMeans = publicBeyondMeans(student, columns);
  const staysNear = learnsATrade(student.facts);
  const hasHome = student.facts.homeState !== null && student.facts.homeState !== ABROAD;
  const isWorthTheTrip = (row: number, place: Place) =>
    numberAt(columns.list.completion, row) >= WORTH_THE_TRIP[place] && !isPublicBeyondMeans(row);
  const mayBe = mayBeListed(student.facts, columns);
  const isWithin = withinWishedDistance(student, columns);
  for (const row of columns.listable) {
    if (leftOut.has(row) || !mayBe(row) || !isWithin(row) || !teachesMajor(student.facts, majorFitAt(row)))
      continue;
    const place = placeOf(student, columns, ranked, row);
    if (place === null || ((place === 'safety' || place === 'likely') && isTooFar(row))) continue;
    if (hasHome && !isNear(row) && (staysNear || !isWorthTheTrip(row, place))) continue;
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
): Place | null {
  const chance = numberAt(ranked.chance, row);
  if (Number.isNaN(chance)) return null;
  const category = categoryOf(chance);
  const over = overBudgetAt(student, columns, row);
  if (category === 'safety') {
    const safe = notSafeAt(student, columns, row, { chance, low: numberAt(ranked.low, row) }) === null;
    if (safe) return category;
    return over > MOST_OVER.target ? null : 'likely';
  }
  if (category === 'reach' && chance < LEAST_REACH) return null;
  if (category === 'target' && isOutOfReach(columns, row, numberAt(ranked.low, row))) return null;
  return over > MOST_OVER[category] ? null : category;
}

function isOutOfReach({ admitRate }: CollegeColumns, row: number, low: number): boolean {
  return numberAt(admitRate, row) < HIGHLY_SELECTIVE.admitRate && low < HIGHLY_SELECTIVE.leastLow;
}

/**
 * Where the family can pay little: a public college that costs more than that. Its grants are for the residents of its own state, so
 * away from home the price rarely falls.
 */
function publicBeyondMeans(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const { budget } = preferencesOf(student, columns);
  if (!(budget < BUDGET_WITHOUT_TRAVEL)) return () => false;
  return (row) => columns.isPublic[row] === 1 && overBudgetAt(student, columns, row) > 0;
}

/**
 * Where the family can pay little, a safety away from home and from the wished regions is none: travel is not in the price. A
 * nursing student in Ohio was sent to Louisiana.
 */
function tooFarToBeSafe(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const { budget } = preferencesOf(student, columns);
  if (!(budget < BUDGET_WITHOUT_TRAVEL) || student.facts.homeState === null) return () => false;
  const isNear = nearFor(student, columns);
  return (row) => !isNear(row);
}

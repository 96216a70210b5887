import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { candidatesOf, type Candidates } from './candidates.js';

/** How many colleges of each category a balanced list holds. */
export const LIST_SIZES: Readonly<Record<Category, number>> = { reach: 5, target: 10, safety: 5 };

export interface Shortfall {
  readonly category: Category;
  readonly wanted: number;
  readonly found: number;
  /** A sentence for the student. */
  readonly words: string;
}

/** Rows of the columns, best first within each category. */
export interface BalancedList {
  readonly reach: readonly number[];
  readonly target: readonly number[];
  readonly safety: readonly number[];
  /** Categories without enough colleges; they are not filled from other categories. */
  readonly shortfalls: readonly Shortfall[];
}

/** Points of score that each college already chosen from a state costs the next one from there. */
const SAME_CATEGORY_PENALTY = 6;
const SAME_LIST_PENALTY = 2;

const NONE: ReadonlySet<number> = new Set();

const ORDER: readonly Category[] = ['reach', 'target', 'safety'];

/**
 * Colleges to apply to, spread over the states. `ranked` comes from `rankAll` for the same student and columns.
 * Empty without grades and scores: every student would get the same list. The rows of `leftOut` never appear: the next best
 * take their places.
 */
export function balancedList(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number> = NONE,
): BalancedList {
  const lists: Record<Category, readonly number[]> = { reach: [], target: [], safety: [] };
  if (student.enoughToEstimate) {
    const candidates = candidatesOf(student, columns, ranked, leftOut);
    const chosenAnywhere = new Uint8Array(columns.states.length);
    for (const category of ORDER) {
      lists[category] = pickSpread(
        student,
        columns,
        candidates[category],
        LIST_SIZES[category],
        chosenAnywhere,
      );
    }
  }
  return { ...lists, shortfalls: shortfalls(lists) };
}

/** Picks the best remaining college, again and again. Each pick lowers the scores of other colleges in its state. */
function pickSpread(
  student: StudentMeasures,
  columns: CollegeColumns,
  { rows, scores }: Candidates,
  wanted: number,
  chosenAnywhere: Uint8Array,
): readonly number[] {
  const homeState = columns.states.indexOf(student.facts.homeState ?? '');
  const chosenHere = new Uint8Array(columns.states.length);
  const penalties = Float64Array.from(chosenAnywhere, (chosen) => SAME_LIST_PENALTY * chosen);
  const picked: number[] = [];
  while (picked.length < Math.min(wanted, rows.length)) {
    const place = placeOfBest(columns, rows, scores, penalties);
    const row = rows[place] ?? 0;
    const state = codeAt(columns.stateCode, row);
    scores[place] = Number.NEGATIVE_INFINITY;
    picked.push(row);

    const here = codeAt(chosenHere, state) + 1;
    const anywhere = codeAt(chosenAnywhere, state) + 1;
    chosenHere[state] = here;
    chosenAnywhere[state] = anywhere;
    // The first college from the home state costs nothing in its category.
    const counted = Math.max(0, here - (state === homeState ? 1 : 0));
    penalties[state] = SAME_CATEGORY_PENALTY * counted + SAME_LIST_PENALTY * anywhere;
  }
  return picked;
}

/** Ties are decided by name. */
function placeOfBest(
  columns: CollegeColumns,
  rows: readonly number[],
  scores: readonly number[],
  penalties: Float64Array,
): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    const score = (scores[place] ?? Number.NaN) - numberAt(penalties, codeAt(columns.stateCode, row));
    if (score < bestScore) continue;
    if (score === bestScore && !comesFirst(columns.nameOrder, row, rows[best])) continue;
    best = place;
    bestScore = score;
  }
  return best;
}

function comesFirst(nameOrder: Int32Array, row: number, other: number | undefined): boolean {
  return other === undefined || (nameOrder[row] ?? 0) < (nameOrder[other] ?? 0);
}

function shortfalls(lists: Readonly<Record<Category, readonly number[]>>): readonly Shortfall[] {
  return ORDER.filter((category) => lists[category].length < LIST_SIZES[category]).map((category) => {
    const found = lists[category].length;
    const wanted = LIST_SIZES[category];
    const words =
      found === 0
        ? `We found no ${category} colleges for you yet.`
        : `We found ${found} of ${wanted} ${category} colleges for you.`;
    return { category, wanted, found, words };
  });
}

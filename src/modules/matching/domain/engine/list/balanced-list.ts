import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { codeAt, NO_CODE } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { candidates, type Candidate } from './candidates.js';

/** How many colleges of each category a balanced list holds. */
export const LIST_SIZES: Readonly<Record<Category, number>> = { reach: 5, target: 10, safety: 5 };

export interface Shortfall {
  readonly category: Category;
  readonly wanted: number;
  readonly found: number;
  /** A sentence for the student. */
  readonly words: string;
}

/** Rows of the release, best first within each category. */
export interface BalancedList {
  readonly reach: readonly number[];
  readonly target: readonly number[];
  readonly safety: readonly number[];
  /** Categories without enough colleges; none is ever filled from another. */
  readonly shortfalls: readonly Shortfall[];
}

const ORDER: readonly Category[] = ['reach', 'target', 'safety'];

/**
 * A list to apply by, spread over the states. `ranked` is what `rankAll` gave for the same student and release.
 * Empty with neither grades nor scores: a chance would then be the college's rate and the list everybody's.
 */
export function balancedList(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
): BalancedList {
  const lists: Record<Category, number[]> = { reach: [], target: [], safety: [] };
  const pool = student.enoughToEstimate
    ? candidates(student, columns, ranked)
    : { reach: [], target: [], safety: [] };
  const homeState = student.facts.homeState === null ? -1 : columns.states.indexOf(student.facts.homeState);
  const chosenAnywhere = new Uint8Array(NO_CODE + 1);
  for (const category of ORDER) {
    lists[category] = pickSpread(pool[category], LIST_SIZES[category], homeState, chosenAnywhere);
  }
  return { ...lists, shortfalls: shortfalls(lists) };
}

/** Greedily the best of what is left, where each college of a state already chosen makes the next one dearer. */
function pickSpread(
  pool: readonly Candidate[],
  wanted: number,
  homeState: number,
  chosenAnywhere: Uint8Array,
): number[] {
  const left = new Set(pool);
  const chosenHere = new Uint8Array(NO_CODE + 1);
  const picked: number[] = [];
  while (picked.length < wanted) {
    const best = bestOf(left, (candidate) => {
      const free = candidate.state === homeState ? 1 : 0;
      return (
        candidate.score -
        6 * Math.max(0, codeAt(chosenHere, candidate.state) - free) -
        2 * codeAt(chosenAnywhere, candidate.state)
      );
    });
    if (best === null) break;

    left.delete(best);
    picked.push(best.row);
    chosenHere[best.state] = codeAt(chosenHere, best.state) + 1;
    chosenAnywhere[best.state] = codeAt(chosenAnywhere, best.state) + 1;
  }
  return picked;
}

/** Ties go by name. */
function bestOf(left: Iterable<Candidate>, scoreOf: (candidate: Candidate) => number): Candidate | null {
  let best: Candidate | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of left) {
    const score = scoreOf(candidate);
    if (score < bestScore || (score === bestScore && best !== null && candidate.nameOrder > best.nameOrder))
      continue;
    best = candidate;
    bestScore = score;
  }
  return best;
}

function shortfalls(lists: Readonly<Record<Category, readonly number[]>>): Shortfall[] {
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

import { numberAt } from '../numeric/column.js';
import { normalQuantile } from '../numeric/normal.js';
import { tabledNormalCdf } from '../numeric/normal-table.js';
import { meanOverStrengths, STRENGTHS } from './shared-strength.js';

/** One application as the odds of a list read it. */
export interface Answer {
  /** The chance of a yes, 0-1. */
  readonly chance: number;
  /** The part of this answer that is shared with all others, 0-1; see `sharedPart`. */
  readonly shared: number;
  /** How likely a yes is of use, such as when the family can also pay; 1 when every yes counts. */
  readonly counts: number;
}

export interface YesOdds {
  /** The chance of at least one yes that counts, 0-1. */
  readonly any: number;
  /** What each application adds to it, in the order of the answers. */
  readonly adds: readonly number[];
}

/**
 * Colleges judge the same student, so their answers go together: given the strength they share, each answers by itself.
 * An application adds the difference between the whole list and the list without it.
 */
export function yesOdds(answers: readonly Answer[]): YesOdds {
  const refusals = answers.map(refusalsOf);
  // Refused by all before and by all after each college, so that no product is divided by a chance near zero.
  const before = runningProducts(refusals);
  const after = runningProducts(refusals.toReversed()).toReversed();
  const none = meanOverStrengths(before.at(-1) ?? ones());
  return {
    any: 1 - none,
    adds: answers.map((_, i) => {
      const [earlier = ones(), later = ones()] = [before[i], after[i + 1]];
      return Math.max(0, meanOverStrengths(earlier.map((share, at) => share * numberAt(later, at))) - none);
    }),
  };
}

/** The chance of at least one yes that counts, 0-1. */
export function anyYes(answers: readonly Answer[]): number {
  const none = ones();
  for (const answer of answers) {
    const refusals = refusalsOf(answer);
    for (let at = 0; at < none.length; at++) none[at] = numberAt(none, at) * numberAt(refusals, at);
  }
  return 1 - meanOverStrengths(none);
}

/** How likely there is no yes that counts, for each of `STRENGTHS`. */
function refusalsOf({ chance, shared, counts }: Answer): Float64Array {
  const refusals = ones();
  if (chance <= 0 || chance >= 1) return refusals.fill(1 - chance * counts);
  const threshold = normalQuantile(chance);
  const common = Math.sqrt(shared);
  const own = Math.sqrt(1 - shared);
  for (let at = 0; at < refusals.length; at++) {
    refusals[at] = 1 - counts * tabledNormalCdf((threshold + common * numberAt(STRENGTHS, at)) / own);
  }
  return refusals;
}

function runningProducts(columns: readonly Float64Array[]): Float64Array[] {
  const products = [ones()];
  for (const column of columns) {
    products.push((products.at(-1) ?? ones()).map((share, at) => share * numberAt(column, at)));
  }
  return products;
}

const ones = () => new Float64Array(STRENGTHS.length).fill(1);

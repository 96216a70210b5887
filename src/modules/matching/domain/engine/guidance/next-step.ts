import { type MissingAnswer } from '../explanation/chance/guesses.js';

/** A missing answer that the match would use. */
export type MissingPreference =
  'activities' | 'major' | 'income' | 'settings' | 'regions' | 'sizes' | 'ownership';

/** An answer a student has not given, and what it would change over several colleges. */
export interface NextStep {
  readonly answer: MissingAnswer | MissingPreference;
  /** Narrows the ranges of chances, moves the estimates within them, or makes more of the match known. */
  readonly effect: 'narrows-ranges' | 'moves-estimates' | 'fills-match';
  /** How many of the colleges it would change by a point or more. */
  readonly colleges: number;
  /**
   * By how much at each of these, on average and not rounded: percentage points of the width of the range, of the
   * estimate, or of the weights of the match.
   */
  readonly points: number;
}

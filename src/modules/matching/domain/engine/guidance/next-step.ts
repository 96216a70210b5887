import { type MissingAnswer } from '../explanation/guesses.js';

/** An answer that the match is waiting for. */
export type MissingPreference =
  'activities' | 'major' | 'income' | 'settings' | 'regions' | 'sizes' | 'ownership';

/** An answer a student has not given, and what it would change over several colleges. */
export interface NextStep {
  readonly answer: MissingAnswer | MissingPreference;
  /** Narrow the ranges of chances, move the estimates within them, or let more count in the match. */
  readonly effect: 'narrows-ranges' | 'moves-estimates' | 'fills-match';
  /** How many of the colleges it would change by a point or more. */
  readonly colleges: number;
  /**
   * By how much at each of these, on average and not rounded: percentage points of the width of the range, of the
   * estimate, or of the weights of the match.
   */
  readonly points: number;
}

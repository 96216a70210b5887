export interface MatchingTotals {
  readonly applications: number;
  /** Colleges in the stored recommendations of all students. */
  readonly predictions: number;
}

export abstract class MatchingCounts {
  abstract now(): Promise<MatchingTotals>;
}

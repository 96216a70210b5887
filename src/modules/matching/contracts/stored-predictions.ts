/** One college of a student's stored recommendations. Chances are fractions of 1. */
export interface StoredPrediction {
  readonly id: string;
  readonly collegeName: string;
  /** Two-letter code. */
  readonly collegeState: string;
  readonly category: 'Reach' | 'Target' | 'Safety';
  readonly admissionProbability: number;
  readonly chanceLow: number;
  readonly chanceHigh: number;
  /** 0-100; null when too little is known. */
  readonly matchScore: number | null;
  readonly reasoning: string;
}

/** A student's recommendations as counselors and admins read them. */
export abstract class StoredPredictions {
  /**
   * In the order of the list. Computed again first where the profile or the catalogue changed or the list expired. Empty without
   * grades and scores.
   */
  abstract of(studentId: string): Promise<readonly StoredPrediction[]>;
}

import { type ListCategory } from '../../domain/list-category.js';
import { type PredictionWords } from './prediction-words.js';

/** One college of a stored list. Fits and match are 0-100, chances fractions of 1. */
export interface Prediction extends PredictionWords {
  readonly collegeId: number;
  readonly matchScore: number | null;
  readonly matchCategory: ListCategory;
  readonly admissionProbability: number;
  readonly chanceLow: number;
  readonly chanceHigh: number;
  readonly academicFitScore: number | null;
  readonly extracurricularFitScore: number | null;
  /** Location and campus together. */
  readonly preferenceFitScore: number | null;
  readonly financialFitScore: number | null;
  readonly recommendationReasoning: string;
}

/** The recommendations of one student, in order. */
export interface PredictedList {
  readonly studentId: string;
  readonly profileVersion: number;
  readonly catalogueVersion: string;
  readonly generatedAt: Date;
  /** From then on it is not shown as current. A newer catalogue version ends it earlier. */
  readonly expiresAt: Date;
  readonly colleges: readonly Prediction[];
}

export type ListVersion = Pick<PredictedList, 'studentId' | 'profileVersion' | 'catalogueVersion'>;

export interface StaleQuery {
  readonly catalogueVersion: string;
  readonly now: Date;
  /** Only students after this one, in the order of their ids. */
  readonly after: string | null;
  readonly limit: number;
}

/** Each student's latest recommendations, for counselors and admins. */
export abstract class Predictions {
  /**
   * Replaces the student's earlier list; a college that stays keeps its id. A list of an older profile or of an older catalogue,
   * or the same list again before it expires, changes nothing. Two saves for one student at once wait for each other.
   */
  abstract save(list: PredictedList): Promise<void>;

  /** Whether a list of this profile and this catalogue is stored and has not expired. */
  abstract isCurrent(version: ListVersion, now: Date): Promise<boolean>;

  /** Students whose list is of another catalogue version or has expired, in the order of their ids. */
  abstract staleStudents(query: StaleQuery): Promise<readonly string[]>;
}

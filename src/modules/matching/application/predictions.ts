import { type ListCategory } from '../domain/list-category.js';

/** One college of a stored list. Fits and match are 0-100, chances fractions of 1. */
export interface Prediction {
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

/** The recommendations of one student as they were worked out, in their order. */
export interface PredictedList {
  readonly studentId: string;
  readonly profileVersion: number;
  readonly catalogueVersion: string;
  readonly generatedAt: Date;
  readonly colleges: readonly Prediction[];
}

/** The recommendations last worked out for each student, for those who look after students. */
export abstract class Predictions {
  /**
   * Takes the place of the student's earlier list. A list of an older profile, or the one that is kept already,
   * changes nothing; two at once take turns.
   */
  abstract keep(list: PredictedList): Promise<void>;
}

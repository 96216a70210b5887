import { type RecommendationChoice } from './recommendation-choice.js';

/** What students think of the colleges that we recommend. */
export abstract class RecommendationChoiceRepository {
  /**
   * The student's choice for a college, created at the first call. Locked until the unit of work ends, so that changes of one
   * choice take turns.
   * @throws TooManyChoices
   */
  abstract lock(studentId: string, collegeId: number): Promise<RecommendationChoice>;

  /** The unit ids of the colleges that the student does not want. */
  abstract hiddenFrom(studentId: string): Promise<readonly number[]>;
}

import { type Essay } from './essay.js';

export abstract class EssayRepository {
  /** Stores it at once, so that its first version can follow. */
  abstract add(essay: Essay): Promise<void>;

  abstract countOf(studentId: string): Promise<number>;

  /**
   * Of two changes of one essay, the second waits until the unit of work of the first ends.
   * @throws EssayNotFound also for another student's, so that it looks absent
   */
  abstract lock(studentId: string, essayId: string): Promise<Essay>;

  /** With its versions, reviews, jobs and comments. */
  abstract remove(essay: Essay): void;
}

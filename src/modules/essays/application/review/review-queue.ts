import { type Essay } from '../../domain/essay/essay.js';

/** Where submitted essays wait for a reader. */
export abstract class ReviewQueue {
  /**
   * Puts the newest version in line, in the unit of work of its submission, and returns the id of the job. A version that waits or
   * is being read already keeps its job. What happens at once moves the essay given on, never its row.
   */
  abstract request(essay: Essay): Promise<string>;
}

import { ReviewQueue } from '../application/review/review-queue.js';
import { type Essay } from '../domain/essay/essay.js';

/** Remembers which versions were submitted; the job of one is `job of <essay> <version>`. */
export class RequestedReviews extends ReviewQueue {
  request(essay: Essay): Promise<string> {
    return Promise.resolve(`job of ${essay.id} ${String(essay.state().latestVersionNumber)}`);
  }
}

import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Not there, or another student's: both look the same. */
export class ReviewJobNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'essays.review-job-not-found';

  constructor() {
    super('We couldn’t find this review.');
  }
}

import { type Review, type ReviewRequest } from '../../domain/review/review.js';

interface ReviewOfVersion {
  essayId: string;
  versionNumber: number;
  request: ReviewRequest;
  review: Review;
}

/** One review for each version: a new one takes the place of the old one. */
export abstract class StoredReviews {
  /** Returns the id of the review. */
  abstract store(review: ReviewOfVersion): Promise<string>;
}

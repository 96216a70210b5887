import { createHash } from 'node:crypto';
import { type ReviewRequest } from '../../domain/review/review.js';

/** Tells whether a review still fits: the same text, the same task, the same reader. */
export function inputKeyOf(request: Omit<ReviewRequest, 'title'>, reader: string): string {
  const { audience, collegeId, content, prompt, wordLimit } = request;
  // Written in this order, so that equal input has an equal key.
  const input = { audience, college: collegeId, content, prompt, reviewer: reader, wordLimit };
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

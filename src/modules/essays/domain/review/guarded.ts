import { leakFinder } from '../never-writes/leak-finder.js';
import { type Review, type ReviewRequest } from './review.js';

/**
 * The last gate before a review is stored, whoever made it: what proposes essay text goes whole, it is never trimmed.
 */
export function guarded(
  review: Review,
  { content, prompt }: Pick<ReviewRequest, 'content' | 'prompt'>,
): Review {
  const leaksIn = leakFinder(content, prompt);
  const isClean = (said: string): boolean => leaksIn(said).length === 0;

  return {
    ...review,
    lineComments: review.lineComments.filter(
      ({ message, suggestion, why }) => isClean(message) && isClean(suggestion) && isClean(why),
    ),
    strengths: review.strengths.filter(isClean),
    improvements: review.improvements.filter(isClean),
    rubric: review.rubric.map((level) =>
      isClean(level.justification)
        ? level
        : { ...level, justification: 'The reason for this level was withheld.' },
    ),
    overallAssessment: isClean(review.overallAssessment)
      ? review.overallAssessment
      : 'Your draft was read; see the comments.',
  };
}

import { type EssayRow } from '../read-models/essays.read-model.js';

const MOST_SUGGESTIONS = 5;

/** An essay with what its newest review says. */
export function essayReply({ review, ...essay }: EssayRow) {
  const scores = review?.details.scores;
  return {
    ...essay,
    grammarScore: scores?.grammar ?? null,
    structureScore: scores?.structure ?? null,
    relevanceScore: scores?.relevance ?? null,
    originalityScore: scores?.originality ?? null,
    aiDetectionScore: scores?.aiDetection ?? null,
    aiFeedback: review === null ? null : feedbackOf(review),
  };
}

const feedbackOf = (review: NonNullable<EssayRow['review']>) => ({
  overallAssessment: review.details.overallAssessment,
  strengths: review.strengths,
  suggestions: review.lineComments
    .filter(({ tone }) => tone === 'question')
    .slice(0, MOST_SUGGESTIONS)
    .map(({ suggestion }) => suggestion),
  areasForImprovement: review.improvements,
  detailedFeedback: Object.fromEntries(
    review.rubric.map(({ category, justification }) => [category, justification]),
  ),
});

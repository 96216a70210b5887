import { CATEGORY_NAMES } from '../../domain/review/category.js';
import { type ReviewRequest } from '../../domain/review/review.js';
import { inputKeyOf } from '../node-crypto/input-key.js';
import { type LatestReviewRow } from '../read-models/latest-reviews.read-model.js';

/** How many questions stand in the summary. */
const FIRST_QUESTIONS = 5;

/** `essay` is what a review would read now. */
export function latestReviewReply(row: LatestReviewRow, essay: Omit<ReviewRequest, 'title'>) {
  const { details, inputKey, ...review } = row;
  const { strengthsAt, cannotJudge, notice, support } = details;
  const isCurrent = inputKeyOf(essay, row.model) === inputKey;
  return { ...review, strengthsAt, cannotJudge, notice, support, isCurrent };
}

export const feedbackOf = ({ rubric, strengths, improvements, lineComments, details }: LatestReviewRow) => ({
  overallAssessment: details.overallAssessment,
  strengths,
  suggestions: lineComments
    .filter(({ tone }) => tone !== 'wonder')
    .slice(0, FIRST_QUESTIONS)
    .map(({ suggestion }) => suggestion),
  areasForImprovement: improvements,
  detailedFeedback: Object.fromEntries(
    rubric.map(({ category, justification }) => [CATEGORY_NAMES[category], justification]),
  ),
});

import { Injectable } from '@nestjs/common';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssaysReadModel } from '../read-models/essays.read-model.js';
import { type LatestReviewRow, LatestReviewsReadModel } from '../read-models/latest-reviews.read-model.js';
import { feedbackOf, latestReviewReply } from './review-reply.js';

/** A student's essay together with its newest review. */
@Injectable()
export class EssayReply {
  constructor(
    private readonly essays: EssaysReadModel,
    private readonly reviews: LatestReviewsReadModel,
  ) {}

  /** @throws EssayNotFound */
  async of(studentId: string, essayId: string) {
    const row = await this.essays.one(studentId, essayId);
    if (row === null) throw new EssayNotFound();
    const review = await this.reviews.of(essayId);
    const latestReview = review === null ? null : latestReviewReply(review, row);
    const essay = { ...row, ...scoresOf(review), modernAnalysisData: latestReview };
    return { essay, latestReview };
  }
}

const scoresOf = (review: LatestReviewRow | null) => ({
  grammarScore: review?.details.scores.grammar ?? null,
  structureScore: review?.details.scores.structure ?? null,
  relevanceScore: review?.details.scores.relevance ?? null,
  originalityScore: review?.originality.score ?? null,
  aiDetectionScore: review?.details.scores.aiDetection ?? null,
  aiFeedback: review === null ? null : feedbackOf(review),
});

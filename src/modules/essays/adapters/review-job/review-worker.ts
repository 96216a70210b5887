import { Injectable } from '@nestjs/common';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import { HandlesJob, type JobHandler } from '#shared-kernel/platform/jobs/define-job.js';
import { ReviewEssay } from '../../application/review/review-essay.js';
import { type ReviewJob } from '../../application/review/review-jobs.js';
import { GIVE_UP_REVIEW, REVIEW_ESSAY } from './review-job.js';

@Injectable()
@HandlesJob(REVIEW_ESSAY)
export class ReviewWorker implements JobHandler<ReviewJob> {
  constructor(private readonly reviewEssay: ReviewEssay) {}

  async handle(job: ReviewJob, { signal }: Delivery): Promise<void> {
    await this.reviewEssay.read(job, signal);
  }
}

@Injectable()
@HandlesJob(GIVE_UP_REVIEW)
export class GivenUpReviews implements JobHandler<ReviewJob> {
  constructor(private readonly reviewEssay: ReviewEssay) {}

  async handle(job: ReviewJob): Promise<void> {
    await this.reviewEssay.giveUp(job);
  }
}

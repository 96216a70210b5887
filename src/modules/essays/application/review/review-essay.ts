import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { StudentInteractions } from '#modules/matching/contracts/index.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Essay } from '../../domain/essay/essay.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssayReviewed } from '../../domain/essay/essay.events.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { type Review, type ReviewRequest } from '../../domain/review/review.js';
import { EssayReviewer } from './essay-reviewer.js';
import { type ReviewJob, ReviewJobs } from './review-jobs.js';
import { StoredReviews } from './stored-reviews.js';

interface Try {
  attempt: number;
  request: ReviewRequest;
}

const GIVEN_UP = 'We couldn’t finish reading your essay. Your text is safe. Please try again.';

/** Does a review job. Nothing is stored before the review is whole, so a try can end anywhere. */
@Injectable()
export class ReviewEssay {
  constructor(
    private readonly essays: EssayRepository,
    private readonly versions: EssayVersionRepository,
    private readonly jobs: ReviewJobs,
    private readonly reviews: StoredReviews,
    private readonly reviewer: EssayReviewer,
    private readonly accounts: Accounts,
    private readonly interactions: StudentInteractions,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws when this try failed. */
  async read(job: ReviewJob, signal: AbortSignal): Promise<void> {
    const begun = await this.begin(job);
    if (begun === null) return;

    const { studentId } = job;
    const review = await this.reviewer.review({ studentId, request: begun.request, signal });
    await this.finish(job, begun, review);
  }

  /** After the last try. */
  async giveUp(job: ReviewJob): Promise<void> {
    await this.unitOfWork.run(async () => {
      const essay = await this.lock(job);
      if (essay !== null && (await this.jobs.fail(job.jobId, GIVEN_UP))) essay.failReview(job.versionNumber);
    });
  }

  private begin(job: ReviewJob): Promise<Try | null> {
    const { jobId, essayId, versionNumber } = job;
    return this.unitOfWork.run(async () => {
      const essay = await this.lock(job);
      const attempt = essay && (await this.jobs.begin(jobId));
      if (essay === null || attempt === null) return null;

      essay.beginReview(versionNumber);
      const { content } = await this.versions.find(essayId, versionNumber);
      const { prompt, wordLimit, title, audience, collegeId } = essay.details();
      return { attempt, request: { content, prompt, wordLimit, title, audience, collegeId } };
    });
  }

  private async finish(job: ReviewJob, { attempt, request }: Try, review: Review): Promise<void> {
    const { jobId, studentId, essayId, versionNumber } = job;
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(studentId))) return;
      const essay = await this.lock(job);
      if (essay === null || !(await this.jobs.complete(jobId, attempt))) return;

      const reviewId = await this.reviews.store({ essayId, versionNumber, request, review });
      essay.completeReview(versionNumber);
      await this.interactions.record(studentId, reviewId);
      await this.events.publish(new EssayReviewed(reviewId, essayId, studentId, versionNumber));
    });
  }

  /** Null when the student deleted the essay. */
  private async lock({ studentId, essayId }: ReviewJob): Promise<Essay | null> {
    try {
      return await this.essays.lock(studentId, essayId);
    } catch (error) {
      if (error instanceof EssayNotFound) return null;
      throw error;
    }
  }
}

import { Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { RequestReview } from '../../application/review/request-review.js';
import { ReviewJobNotFound } from '../../domain/review/review-job.errors.js';
import { ReviewJobsReadModel } from '../read-models/review-jobs.read-model.js';

const RequestedReview = z.object({ jobId: z.uuid() }).meta({ id: 'RequestedReview' });

const ReviewJob = z
  .object({
    status: z.enum(['queued', 'running', 'complete', 'error']),
    error: z.string().nullable().describe('For the student, when no reader could read it'),
  })
  .meta({ id: 'ReviewJob' });

@ApiTags('essays')
@Controller()
export class ReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: ReviewJobsReadModel,
  ) {}

  @Post('essays/:id/reviews')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reviews'], 'account')
  @Replies(RequestedReview, {
    summary: 'Ask for a review of the newest text; asking again while it is under way gives the same job',
    status: 202,
    refusals: { 400: 'No text, or more than 1000 words', 404: 'No such essay, or another student’s' },
  })
  async requestEssayReview(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    return { jobId: await this.commands.execute(new RequestReview(userId, id)) };
  }

  @Get('jobs/:jobId')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(ReviewJob, {
    summary: 'How far a review is',
    refusals: { 400: 'Invalid request', 404: 'No such job, or another student’s' },
  })
  async getReviewJob(
    @CurrentCaller() { userId }: Caller,
    @Param('jobId', { schema: z.uuid() }) jobId: string,
  ) {
    const job = await this.jobs.of(userId, jobId);
    if (job === null) throw new ReviewJobNotFound();
    return job;
  }
}

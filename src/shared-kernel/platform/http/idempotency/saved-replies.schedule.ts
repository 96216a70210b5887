import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from '../../jobs/define-job.js';
import { Jobs } from '../../jobs/jobs.js';
import { IdempotencyStore } from './idempotency-store.js';

const REMOVE_EXPIRED_REPLIES = defineJob({
  name: 'RemoveExpiredReplies',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

/** Removes saved replies to repeatable requests after their day. */
@Injectable()
@HandlesJob(REMOVE_EXPIRED_REPLIES)
export class SavedRepliesSchedule implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly store: IdempotencyStore,
  ) {}

  @Cron('23 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_EXPIRED_REPLIES);
  }

  async handle(): Promise<void> {
    await this.store.removeExpired();
  }
}

import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '#shared-kernel/application/clock.js';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  NO_PAYLOAD,
} from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { DataCopies } from '../../application/data-copies.js';
import { DataExports } from '../../application/data-exports.js';

const REMOVE_EXPIRED_DATA_EXPORTS = defineJob({
  name: 'RemoveExpiredDataExports',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 900,
});

/** Removes copies that nobody may download anymore, with their files. */
@Injectable()
@HandlesJob(REMOVE_EXPIRED_DATA_EXPORTS)
export class RemoveExpiredDataExports implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: DataExports,
    private readonly copies: DataCopies,
    private readonly clock: Clock,
  ) {}

  @Cron('11 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_EXPIRED_DATA_EXPORTS);
  }

  async handle(): Promise<void> {
    for (const request of await this.exports.expired(this.clock.now())) {
      await this.copies.remove(request);
      await this.exports.forget(request.exportId);
    }
  }
}

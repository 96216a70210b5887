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
import { StoredShareLinks } from '../application/stored-share-links.js';

const REMOVE_EXPIRED_SHARE_LINKS = defineJob({
  name: 'RemoveExpiredShareLinks',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

@Injectable()
@HandlesJob(REMOVE_EXPIRED_SHARE_LINKS)
export class RemoveExpiredShareLinks implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly links: StoredShareLinks,
    private readonly clock: Clock,
  ) {}

  @Cron('23 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_EXPIRED_SHARE_LINKS);
  }

  async handle(): Promise<void> {
    await this.links.removeExpired(this.clock.now());
  }
}

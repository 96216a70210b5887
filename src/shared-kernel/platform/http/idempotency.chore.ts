import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../jobs/job-queue.js';
import { IdempotencyStore } from './idempotency-store.js';

const QUEUE = 'ForgetExpiredReplies';
const EVERY_HOUR = '23 * * * *';
const LOOKED_FOR_EVERY_SECONDS = 60;

/** Removes expired replies every hour, once over all replicas: the queue's schedule decides, not the process. */
@Injectable()
export class IdempotencyChore implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly store: IdempotencyStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { boss } = this.queue;
    await boss.createQueue(QUEUE, { policy: 'singleton', expireInSeconds: 300 });
    await boss.schedule(QUEUE, EVERY_HOUR);
    await boss.work(QUEUE, { pollingIntervalSeconds: LOOKED_FOR_EVERY_SECONDS }, () =>
      this.store.forgetExpired(),
    );
  }
}

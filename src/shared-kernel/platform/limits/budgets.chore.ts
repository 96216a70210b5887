import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../jobs/job-queue.js';
import { PostgresBudgets } from './postgres-budgets.js';

const QUEUE = 'ForgetPastBudgets';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const LOOKED_FOR_EVERY_SECONDS = 60;

/** Removes windows that are over, once over all replicas. */
@Injectable()
export class BudgetsChore implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly budgets: PostgresBudgets,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { boss } = this.queue;
    await boss.createQueue(QUEUE, { policy: 'singleton', expireInSeconds: 300 });
    await boss.schedule(QUEUE, EVERY_TEN_MINUTES);
    await boss.work(QUEUE, { pollingIntervalSeconds: LOOKED_FOR_EVERY_SECONDS }, () =>
      this.budgets.forgetPast(),
    );
  }
}

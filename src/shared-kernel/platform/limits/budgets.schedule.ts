import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from '../jobs/define-job.js';
import { Jobs } from '../jobs/jobs.js';
import { PostgresBudgets } from './postgres-budgets.js';

const REMOVE_PAST_BUDGETS = defineJob({
  name: 'RemovePastBudgets',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

/** Removes the counts of windows that are over. */
@Injectable()
@HandlesJob(REMOVE_PAST_BUDGETS)
export class BudgetsSchedule implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly budgets: PostgresBudgets,
  ) {}

  @Cron('*/10 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_PAST_BUDGETS);
  }

  async handle(): Promise<void> {
    await this.budgets.deleteExpired();
  }
}

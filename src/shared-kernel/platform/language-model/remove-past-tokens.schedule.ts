import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from '../jobs/define-job.js';
import { Jobs } from '../jobs/jobs.js';
import { Sql } from '../persistence/sql.js';

const REMOVE_PAST_TOKENS = defineJob({
  name: 'RemovePastModelTokens',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 60,
});

const DELETE_PAST = `
  delete from platform.model_tokens where day < (now() at time zone 'utc')::date - 1`;

/** Removes the counts of past days. Yesterday's stay a day longer: a call that began before midnight is settled there. */
@Injectable()
@HandlesJob(REMOVE_PAST_TOKENS)
export class RemovePastTokens implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  @Cron('50 3 * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_PAST_TOKENS);
  }

  async handle(): Promise<void> {
    await this.sql.rowsOutsideUnitOfWork(DELETE_PAST);
  }
}

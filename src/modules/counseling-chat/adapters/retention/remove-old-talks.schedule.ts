import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  NO_PAYLOAD,
} from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const REMOVE_OLD_TALKS = defineJob({
  name: 'RemoveOldTalks',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

const STATEMENTS = [
  `delete from counseling_chat.conversation_messages where created_at < now() - interval '12 months'`,
  `delete from counseling_chat.conversations where last_activity < now() - interval '12 months'`,
];

/** What was said to Wren is kept for a year. */
@Injectable()
@HandlesJob(REMOVE_OLD_TALKS)
export class RemoveOldTalksSchedule implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  @Cron('17 4 * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_OLD_TALKS);
  }

  async handle(): Promise<void> {
    for (const statement of STATEMENTS) await this.sql.rows(statement);
  }
}

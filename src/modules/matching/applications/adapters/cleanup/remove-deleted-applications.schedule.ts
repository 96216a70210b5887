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

const REMOVE_DELETED_APPLICATIONS = defineJob({
  name: 'RemoveDeletedApplications',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

const REMOVE = `delete from matching.applications where deleted_at < now() - interval '1 day'`;

export const removeDeletedApplications = (sql: Sql): Promise<unknown> => sql.rows(REMOVE);

/** A deleted application can be restored for a day. */
@Injectable()
@HandlesJob(REMOVE_DELETED_APPLICATIONS)
export class RemoveDeletedApplicationsSchedule implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  @Cron('23 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_DELETED_APPLICATIONS);
  }

  async handle(): Promise<void> {
    await removeDeletedApplications(this.sql);
  }
}

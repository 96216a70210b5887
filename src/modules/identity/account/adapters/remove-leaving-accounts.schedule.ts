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
import { Accounts } from '../../contracts/accounts.js';

const REMOVE_LEAVING = defineJob({
  name: 'RemoveLeavingAccounts',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

const DUE = `
  select id from identity.users where removal_due_at <= now() and role <> 'admin' order by removal_due_at limit 200`;

/** Removes the accounts whose owners asked for it and did not change their mind. */
@Injectable()
@HandlesJob(REMOVE_LEAVING)
export class RemoveLeavingAccounts implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly accounts: Accounts,
  ) {}

  @Cron('*/10 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_LEAVING);
  }

  async handle(): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: string }>(DUE)) await this.accounts.remove(id, 'asked');
  }
}

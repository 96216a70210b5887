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

const REMOVE_EXPIRED = defineJob({
  name: 'RemoveExpiredSignInsAndLinks',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 300,
});

const STATEMENTS = [
  'delete from identity.provider_flows where expires_at < now()',
  'delete from identity.provider_handoffs where expires_at < now()',
  'delete from identity.provider_links where expires_at < now()',
  'delete from identity.link_invitations where expires_at < now()',
  'delete from identity.link_requests where expires_at < now()',
  'delete from identity.sign_ins where expires_at < now()',
  `delete from identity.password_reset_tokens where expires_at < now() - interval '1 day'`,
  // A trigger of the table refuses to delete younger entries.
  `delete from identity.audit_log where happened_at < now() - interval '1 year'`,
];

/** Removes sign-ins, emailed links, invitations and requests that have expired, and audit entries after a year. */
@Injectable()
@HandlesJob(REMOVE_EXPIRED)
export class IdentityCleanup implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  @Cron('41 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_EXPIRED);
  }

  async handle(): Promise<void> {
    for (const statement of STATEMENTS) await this.sql.rows(statement);
  }
}

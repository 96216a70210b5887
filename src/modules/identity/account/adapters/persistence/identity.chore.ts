import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '#shared-kernel/platform/jobs/job-queue.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const QUEUE = 'ForgetPastSignIns';
const EVERY_HOUR = '41 * * * *';
const LOOKED_FOR_EVERY_SECONDS = 60;

const PAST = [
  'delete from identity.provider_flows where expires_at < now()',
  'delete from identity.provider_handoffs where expires_at < now()',
  'delete from identity.provider_links where expires_at < now()',
  // The table itself refuses younger ones.
  `delete from identity.audit_log where happened_at < now() - interval '1 year'`,
];

/** Removes what was under way and is over, and entries of the log after a year; once over all replicas. */
@Injectable()
export class IdentityChore implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly sql: Sql,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { boss } = this.queue;
    await boss.createQueue(QUEUE, { policy: 'singleton', expireInSeconds: 300 });
    await boss.schedule(QUEUE, EVERY_HOUR);
    await boss.work(QUEUE, { pollingIntervalSeconds: LOOKED_FOR_EVERY_SECONDS }, () => this.forgetPast());
  }

  async forgetPast(): Promise<void> {
    for (const statement of PAST) await this.sql.rows(statement);
  }
}

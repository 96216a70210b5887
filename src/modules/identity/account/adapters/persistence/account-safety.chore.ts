import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '#shared-kernel/platform/jobs/job-queue.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const QUEUE = 'ForgetEndedSignInsAndLinks';
const EVERY_HOUR = '41 * * * *';
const LOOKED_FOR_EVERY_SECONDS = 60;

/** Where someone was signed in and which links were sent is kept for as long as it is of use to them, no longer. */
@Injectable()
export class AccountSafetyChore implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly sql: Sql,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { boss } = this.queue;
    await boss.createQueue(QUEUE, { policy: 'singleton', expireInSeconds: 300 });
    await boss.schedule(QUEUE, EVERY_HOUR);
    await boss.work(QUEUE, { pollingIntervalSeconds: LOOKED_FOR_EVERY_SECONDS }, () => this.forget());
  }

  async forget(): Promise<void> {
    await this.sql.rows('delete from identity.sign_ins where expires_at < now()');
    await this.sql.rows(
      `delete from identity.password_reset_tokens where expires_at < now() - interval '1 day'`,
    );
  }
}

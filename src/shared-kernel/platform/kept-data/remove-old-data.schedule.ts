import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Delivery } from '../../application/reaction.js';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from '../jobs/define-job.js';
import { Jobs } from '../jobs/jobs.js';
import { Sql } from '../persistence/sql.js';
import { AllKeptData } from './all-kept-data.js';

const REMOVE_OLD_DATA = defineJob({
  name: 'RemoveOldData',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 3_000,
});

/** A statement deletes few rows, so that nobody waits long for their locks. */
const ROWS_AT_A_TIME = 1_000;

/** Every night, deletes what is older than its context says. */
@Injectable()
@HandlesJob(REMOVE_OLD_DATA)
export class RemoveOldData implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly kept: AllKeptData,
    private readonly sql: Sql,
  ) {}

  @Cron('17 4 * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_OLD_DATA);
  }

  async handle(_payload: object, { signal }: Pick<Delivery, 'signal'>): Promise<void> {
    for (const { table, deletedWhen } of this.kept.tables())
      if (deletedWhen !== undefined) await this.removeFrom(table, deletedWhen, signal);
  }

  private async removeFrom(table: string, condition: string, signal: AbortSignal): Promise<void> {
    const statement = `
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${String(ROWS_AT_A_TIME)})) returning 1`;
    let removed = ROWS_AT_A_TIME;
    while (removed === ROWS_AT_A_TIME) {
      signal.throwIfAborted();
      removed = (await this.sql.rowsOutsideUnitOfWork(statement)).length;
    }
  }
}

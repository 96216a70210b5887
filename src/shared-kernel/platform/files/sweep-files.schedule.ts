import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../application/clock.js';
import { ObjectStore } from '../../application/object-store.js';
import { defineJob, HandlesJob, type JobHandler, NO_PAYLOAD } from '../jobs/define-job.js';
import { Jobs } from '../jobs/jobs.js';
import { fileOf } from './file-keys.js';
import { FileRecords } from './file-records.js';
import { SqlStoredFiles } from './sql-stored-files.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_A_TIME = 500;

const REMOVE_UNUSED_FILES = defineJob({
  name: 'RemoveUnusedFiles',
  version: 1,
  schema: NO_PAYLOAD,
  concurrency: 1,
  tries: 'short',
  timeoutSeconds: 900,
});

/** Removes files that belonged to nothing for a day, and what interrupted uploads and crashes left in the store. */
@Injectable()
@HandlesJob(REMOVE_UNUSED_FILES)
export class SweepFiles implements JobHandler<object> {
  constructor(
    private readonly jobs: Jobs,
    private readonly records: FileRecords,
    private readonly files: SqlStoredFiles,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  @Cron('47 * * * *', { timeZone: 'UTC' })
  async tick(): Promise<void> {
    await this.jobs.enqueueTick(REMOVE_UNUSED_FILES);
  }

  async handle(): Promise<void> {
    await this.records.giveUpUnused();
    for (
      let some = await this.records.beingRemoved();
      some.length > 0;
      some = await this.records.beingRemoved()
    )
      for (const file of some) await this.files.remove(file);
    await this.removeLeftovers();
  }

  private async removeLeftovers(): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - DAY_MS);
    let old: string[] = [];
    for await (const { key, modifiedAt } of this.store.list()) {
      if (modifiedAt < dayAgo) old.push(key);
      if (old.length === AT_A_TIME) {
        await this.removeUnknown(old);
        old = [];
      }
    }
    await this.removeUnknown(old);
  }

  /** Checked files have a row. Everything else in the store is younger than a day, or left over. */
  private async removeUnknown(keys: readonly string[]): Promise<void> {
    const known = await this.records.known(keys.flatMap((key) => fileOf(key)?.fileId ?? []));
    const leftovers = keys.filter((key) => !known.has(fileOf(key)?.fileId ?? ''));
    for (const key of leftovers) await this.store.remove(key);
  }
}

import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Delivery } from '#shared-kernel/application/reaction.js';
import { HandlesJob, type JobHandler, TryAgainLater } from '#shared-kernel/platform/jobs/define-job.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { DATABASE_URL } from '#shared-kernel/platform/persistence/database-url.token.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CatalogueSettings } from '../../catalogue.settings.js';
import { recordFailure } from '../../application/import/run-import.js';
import { IMPORT_LOCK, UNFINISHED } from '../persistence/import-row.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { IMPORT_COLLEGES, type ImportPayload } from './import-job.js';
import { ImportInterrupted, importInThread } from './import-in-thread.js';

const UNFINISHED_IMPORT = `
  select id as "importId" from college_catalogue.imports where source = 'api' and state in ${UNFINISHED}`;

/** Whether this import still has to be done, and whether some server holds the lock for imports. */
const IMPORT_STATE = `
  select state in ${UNFINISHED} as "isUnfinished",
         exists (select from pg_locks
                  where locktype = 'advisory' and (classid, objid, objsubid) = (0, $2, 1)
                    and database = (select oid from pg_database where datname = current_database())) as "isLocked"
    from college_catalogue.imports where id = $1`;

/** Runs the imports from the Scorecard service, one at a time over all servers. */
@Injectable()
@HandlesJob(IMPORT_COLLEGES)
export class ImportWorker implements JobHandler<ImportPayload>, OnApplicationBootstrap {
  private readonly log = new Logger(ImportWorker.name);

  constructor(
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    private readonly settings: CatalogueSettings,
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** After a crash the queue notices the lost job in about 15 seconds; a server that starts resumes it at once. */
  async onApplicationBootstrap(): Promise<void> {
    const unfinished = await this.sql.row<ImportPayload>(UNFINISHED_IMPORT);
    if (unfinished !== null) await this.jobs.enqueue(IMPORT_COLLEGES, unfinished);
  }

  async handle({ importId }: ImportPayload, { signal }: Delivery): Promise<void> {
    if (!(await this.isUnfinished(importId))) return;
    const task = {
      importId,
      databaseUrl: this.databaseUrl,
      scorecard: this.settings.scorecard,
      thisYear: this.clock.now().getUTCFullYear(),
    };
    try {
      await importInThread(task, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ImportInterrupted)) throw error;
      this.log.error(error.message, { importId });
      if (error.threadDied) await this.countSetback(importId);
      throw new TryAgainLater('The import was interrupted.');
    }
  }

  /** Checked before the expensive start of a thread, because a job can be delivered twice. */
  private async isUnfinished(importId: string): Promise<boolean> {
    const found = await this.sql.row<{ isUnfinished: boolean; isLocked: boolean }>(IMPORT_STATE, [
      importId,
      IMPORT_LOCK,
    ]);
    if (found?.isUnfinished !== true) return false;
    if (found.isLocked) throw new TryAgainLater('Another server is importing.');
    return true;
  }

  /** A page that made the thread die will do so again, so each death counts. */
  private async countSetback(importId: string): Promise<void> {
    const session = await PgImportSession.open(this.databaseUrl, importId);
    if (session === null || session === 'busy') return;
    try {
      await recordFailure(session);
    } finally {
      await session.close();
    }
  }
}

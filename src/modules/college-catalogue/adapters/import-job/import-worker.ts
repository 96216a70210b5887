import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Job } from 'pg-boss';
import { CONFIGURATION } from '#shared-kernel/platform/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/platform/configuration/environment.js';
import { JobQueue } from '#shared-kernel/platform/jobs/job-queue.js';
import { DATABASE_URL } from '#shared-kernel/platform/persistence/database-url.token.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { setBack } from '../../application/import/run-import.js';
import { IMPORT_LOCK, UNFINISHED } from '../persistence/import-row.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { ImportBrokeOff, importInThread } from './import-in-thread.js';
import { IMPORT_QUEUE, IMPORT_QUEUE_OPTIONS, type ImportJob } from './import-queue.js';

/** Does the imports of the live service: whichever replica takes the job, and another when that one falls silent. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(ImportWorker.name);
  private readonly stopping = new AbortController();

  constructor(
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly queue: JobQueue,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { boss } = this.queue;
    await boss.createQueue(IMPORT_QUEUE, IMPORT_QUEUE_OPTIONS);
    await boss.work(
      IMPORT_QUEUE,
      { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
      async (jobs: Job<ImportJob>[]) => {
        for (const { data } of jobs) await this.work(data.importId);
      },
    );
    await this.takeUpAtOnce();
  }

  onModuleDestroy(): void {
    this.stopping.abort(new Error('The server is stopping.'));
  }

  /** After a crash the queue would notice in a quarter of a minute; a server that starts does not wait for that. */
  private async takeUpAtOnce(): Promise<void> {
    const unfinished = await this.sql.row<ImportJob>(
      `select id as "importId" from college_catalogue.imports where source = 'api' and state in ${UNFINISHED}`,
    );
    if (unfinished !== null) await this.queue.boss.send(IMPORT_QUEUE, unfinished);
  }

  /** Throwing gives the job back to the queue. */
  private async work(importId: string): Promise<void> {
    if (!(await this.isOpen(importId))) return;
    const errand = {
      importId,
      databaseUrl: this.databaseUrl,
      scorecard: this.configuration.catalogue.scorecard,
      thisYear: this.clock.now().getUTCFullYear(),
    };
    try {
      await importInThread(errand, this.stopping.signal);
    } catch (error) {
      if (this.stopping.signal.aborted || !(error instanceof ImportBrokeOff)) throw error;
      this.log.error(error.message, { importId });
      if (error.hasDied) await this.countSetback(importId);
      throw error;
    }
  }

  /** Asked before a thread is started, which is dear: a job may come twice. Throws while another process is at work. */
  private async isOpen(importId: string): Promise<boolean> {
    const open = await this.sql.row<{ isBusy: boolean }>(
      `select exists (
                select from pg_locks
                 where locktype = 'advisory' and (classid, objid, objsubid) = (0, $2, 1)
                   and database = (select oid from pg_database where datname = current_database())) as "isBusy"
         from college_catalogue.imports where id = $1 and state in ${UNFINISHED}`,
      [importId, IMPORT_LOCK],
    );
    if (open?.isBusy === true) throw new Error('Another process is importing.');
    return open !== null;
  }

  /** What killed the thread on a page will kill the next one too. */
  private async countSetback(importId: string): Promise<void> {
    const session = await PgImportSession.open(this.databaseUrl, importId);
    if (session === null || session === 'busy') return;
    try {
      await setBack(session);
    } finally {
      await session.close();
    }
  }
}

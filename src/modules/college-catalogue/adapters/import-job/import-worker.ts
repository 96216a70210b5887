import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Job } from 'pg-boss';
import { CONFIGURATION } from '#shared-kernel/adapters/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/adapters/configuration/environment.js';
import { JobQueue } from '#shared-kernel/adapters/events/job-queue.js';
import { faultInWords } from '#shared-kernel/adapters/logging/fault-in-words.js';
import { DATABASE_URL } from '#shared-kernel/adapters/persistence/database-url.token.js';
import { SqlReader } from '#shared-kernel/adapters/persistence/sql-reader.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { runImport } from '../../application/import/run-import.js';
import { UNFINISHED } from '../persistence/import-row.js';
import { PgImportSession } from '../persistence/pg-import-session.js';
import { ScorecardApiSource } from '../scorecard-api/scorecard-api-source.js';
import { ScorecardClient } from '../scorecard-api/scorecard-client.js';
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
    private readonly sql: SqlReader,
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
    const session = await PgImportSession.open(this.databaseUrl, importId);
    if (session === null) return;
    if (session === 'busy') throw new Error('Another process is importing.');

    try {
      const signal = AbortSignal.any([this.stopping.signal, session.signal]);
      const client = new ScorecardClient(
        this.configuration.catalogue.scorecard,
        (wait) => session.waiting(wait),
        signal,
      );
      const source = new ScorecardApiSource(client, session.row.scope, this.clock.now().getUTCFullYear());
      await runImport(source, session, signal);
    } catch (error) {
      if (!this.stopping.signal.aborted) this.log.error(faultInWords(error), { importId });
      throw error;
    } finally {
      await session.close();
    }
  }
}

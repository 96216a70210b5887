import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { JobQueue } from '#shared-kernel/platform/jobs/job-queue.js';
import { DATABASE_URL } from '#shared-kernel/platform/persistence/database-url.token.js';
import { onOwnConnection } from '#shared-kernel/platform/persistence/own-connection.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { ImportAlreadyRunning, ImportNotFound } from '../../application/import/import.errors.js';
import { type ImportOptions, ImportRequests } from '../../application/import/import-requests.js';
import { raiseCatalogueVersion } from '../persistence/catalogue-version.js';
import { UNFINISHED } from '../persistence/import-row.js';
import { IMPORT_QUEUE, type ImportJob } from './import-queue.js';

const ONE_AT_A_TIME = 'imports_one_at_a_time';

@Injectable()
export class PgImportRequests extends ImportRequests {
  constructor(
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    private readonly queue: JobQueue,
  ) {
    super();
  }

  async begin(scope: 'all' | 'competitive', options: ImportOptions): Promise<string> {
    const importId = newId();
    await this.inTransaction(async (client) => {
      await client
        .query(
          `insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
           values ($1, 'api', $2, $3, 'queued', $4, now())`,
          [importId, scope, JSON.stringify(options), options.resumeFromPage],
        )
        .catch((error: unknown) => {
          throw isSecondImport(error) ? new ImportAlreadyRunning() : error;
        });
      await this.queue.boss.send(IMPORT_QUEUE, { importId } satisfies ImportJob, {
        db: { executeSql: (text, values) => client.query(text, values) },
      });
    });
    return importId;
  }

  async cancel(importId: string): Promise<void> {
    await this.inTransaction(async (client) => {
      const { rows } = await client.query<{ unfinished: boolean; changed: boolean }>(
        `select state in ${UNFINISHED} as unfinished, imported + updated > 0 as changed
           from college_catalogue.imports where id = $1 for update`,
        [importId],
      );
      if (rows[0] === undefined) throw new ImportNotFound();
      if (!rows[0].unfinished) return;
      await client.query(
        `update college_catalogue.imports
            set state = 'cancelled', finished_at = now(), waiting_until = null, waiting_for = null where id = $1`,
        [importId],
      );
      if (rows[0].changed) await raiseCatalogueVersion(client);
    });
  }

  /** Imports are asked for rarely: a connection of their own costs nobody a place in the pool. */
  private inTransaction(work: (client: pg.Client) => Promise<void>): Promise<void> {
    return onOwnConnection(this.databaseUrl, 'flyleaf-import-request', async (client) => {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    });
  }
}

const isSecondImport = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === ONE_AT_A_TIME;

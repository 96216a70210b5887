import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ImportAlreadyRunning, ImportNotFound } from '../../application/import/import.errors.js';
import { type ImportOptions, ImportRequests } from '../../application/import/import-requests.js';
import { RAISE_CATALOGUE_VERSION } from '../persistence/catalogue-version.js';
import { UNFINISHED } from '../persistence/import-row.js';
import { IMPORT_COLLEGES } from './import-job.js';

const ONE_AT_A_TIME = 'imports_one_at_a_time';

const ADD = `
  insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
  values ($1, 'api', $2, $3, 'queued', $4, now())`;

const LOCK = `
  select state in ${UNFINISHED} as "isUnfinished", imported + updated > 0 as "changedColleges"
    from college_catalogue.imports where id = $1 for update`;

const CANCEL = `
  update college_catalogue.imports
     set state = 'cancelled', finished_at = now(), waiting_until = null, waiting_for = null where id = $1`;

@Injectable()
export class PgImportRequests extends ImportRequests {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async begin(scope: 'all' | 'competitive', options: ImportOptions): Promise<string> {
    const importId = newId();
    await this.unitOfWork.run(async () => {
      try {
        await this.sql.rows(ADD, [importId, scope, JSON.stringify(options), options.resumeFromPage]);
      } catch (error) {
        throw isSecondImport(error) ? new ImportAlreadyRunning() : error;
      }
      await this.jobs.enqueue(IMPORT_COLLEGES, { importId });
    });
    return importId;
  }

  async cancel(importId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.sql.row<{ isUnfinished: boolean; changedColleges: boolean }>(LOCK, [importId]);
      if (found === null) throw new ImportNotFound();
      if (!found.isUnfinished) return;
      await this.sql.rows(CANCEL, [importId]);
      if (found.changedColleges) await this.sql.rows(RAISE_CATALOGUE_VERSION, [null]);
    });
  }
}

const isSecondImport = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === ONE_AT_A_TIME;

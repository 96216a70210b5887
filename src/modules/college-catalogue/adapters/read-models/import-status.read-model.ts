import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

/** Institutions in the release of May 2025, until an import gives a number. */
const INSTITUTIONS_OF_A_RELEASE = 6_429;

const PROGRESS = `
  select i.id, i.source, i.scope, i.state, i.options, i.released_on::text as "releasedOn",
         i.page, i.pages, i.expected_rows as "expectedRows", i.rows_read as "rowsRead",
         i.imported, i.updated, i.unchanged as duplicates, i.rejected,
         i.waits, i.waited_ms::float8 as "waitedMs", i.waiting_until as "waitingUntil", i.waiting_for as "waitingFor",
         i.error, i.created_at as "createdAt", i.started_at as "startedAt", i.heartbeat_at as "heartbeatAt",
         i.finished_at as "finishedAt",
         -- At the pace so far, without waits, plus the rest of the current wait.
         case when i.state in ('running', 'waiting') and i.pages > i.page and done.pages > 0 then
           round((greatest(0, extract(epoch from now() - i.started_at) - i.waited_ms / 1000.0)
                    / done.pages * (i.pages - i.page))
                 + greatest(0, extract(epoch from coalesce(i.waiting_until, now()) - now())))::int
         end as "secondsLeft"
    from college_catalogue.imports i
   cross join lateral (
     select i.page - coalesce((i.options ->> 'resumeFromPage')::int, 0) as pages) done`;

const STATUS = `
  select (select count(*)::int from college_catalogue.colleges) as "totalInDatabase",
         (select count(*)::int from college_catalogue.colleges where not operating) as "closedInDatabase",
         coalesce((select expected_rows from college_catalogue.imports
                    where scope = 'all' and state = 'complete' and expected_rows is not null
                    order by finished_at desc limit 1), ${INSTITUTIONS_OF_A_RELEASE}) as "estimatedTotal",
         (select max(finished_at) from college_catalogue.imports where state = 'complete') as "lastImportDate",
         (select released_on::text from college_catalogue.catalogue_version) as "dataRelease"`;

export interface ImportProgress {
  id: string;
  state: 'queued' | 'running' | 'waiting' | 'complete' | 'failed' | 'cancelled';
  imported: number;
  updated: number;
  duplicates: number;
  error: string | null;
}

interface Totals {
  totalInDatabase: number;
  closedInDatabase: number;
  estimatedTotal: number;
  lastImportDate: string | null;
  dataRelease: string | null;
}

/** The progress of imports for the admin page. */
@Injectable()
export class ImportStatusReadModel {
  constructor(private readonly sql: Sql) {}

  async status() {
    const [status, current] = await Promise.all([
      this.sql.row<Totals>(STATUS),
      this.sql.row<ImportProgress>(`${PROGRESS} order by i.created_at desc limit 1`),
    ]);
    const { totalInDatabase, closedInDatabase, estimatedTotal, lastImportDate, dataRelease } = status ?? {
      totalInDatabase: 0,
      closedInDatabase: 0,
      estimatedTotal: INSTITUTIONS_OF_A_RELEASE,
      lastImportDate: null,
      dataRelease: null,
    };
    const estimatedTotalColleges = Math.max(estimatedTotal, totalInDatabase);
    return {
      totalInDatabase,
      closedInDatabase,
      estimatedTotalColleges,
      completionPercentage: Math.floor((totalInDatabase / estimatedTotalColleges) * 100),
      lastImportDate,
      dataRelease,
      current,
    };
  }

  find(importId: string): Promise<ImportProgress | null> {
    return this.sql.row<ImportProgress>(`${PROGRESS} where i.id = $1`, [importId]);
  }

  async problemsOf(importId: string, page: number, pageSize: number) {
    const [total, problems] = await Promise.all([
      this.sql.row<{ count: number }>(
        'select count(*)::int as count from college_catalogue.import_problems where import_id = $1',
        [importId],
      ),
      this.sql.rows<{ number: number; page: number; place: string; unitId: number | null; reason: string }>(
        `select number, page, place, unit_id as "unitId", reason from college_catalogue.import_problems
          where import_id = $1 order by number limit $3 offset ($2 - 1) * $3`,
        [importId, page, pageSize],
      ),
    ]);
    return { total: total?.count ?? 0, page, pageSize, problems };
  }
}

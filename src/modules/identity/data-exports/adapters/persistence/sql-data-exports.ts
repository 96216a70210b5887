import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type BegunExport,
  DataExports,
  type DataExportStatus,
  type ExportRequest,
  type FilesCopied,
} from '../../application/data-exports.js';

// The account is locked, so requests of one person take turns. What did not end within two hours never will.
const BEGIN = `
  with former as (select id from identity.data_exports where user_id = $2)
  insert into identity.data_exports as known (user_id, id, status, requested_at) values ($2, $1, 'queued', $3)
      on conflict (user_id) do update
         set id = excluded.id, status = 'queued', files_done = 0, files_total = 0,
             requested_at = excluded.requested_at, expires_at = null, size = null
       where known.status in ('ready', 'failed')
          or known.requested_at < excluded.requested_at - interval '2 hours'
  returning (select id from former) as "replacedId"`;
const STATUS = 'select status from identity.data_exports where id = $1';
const UNDER_WAY = `id = $1 and status in ('queued', 'running')`;
const PROGRESS = `
  update identity.data_exports set status = 'running', files_done = $2, files_total = $3
   where ${UNDER_WAY} returning id`;
const COMPLETE = `
  update identity.data_exports set status = 'ready', size = $2, expires_at = $3, files_done = files_total
   where ${UNDER_WAY} returning id`;
const FAIL = `update identity.data_exports set status = 'failed' where ${UNDER_WAY} returning id`;
const EXPIRED = `
  select id as "exportId", user_id as "userId" from identity.data_exports
   where expires_at < $1 order by expires_at limit 500`;
const FORGET = 'delete from identity.data_exports where id = $1';

@Injectable()
export class SqlDataExports extends DataExports {
  constructor(private readonly sql: Sql) {
    super();
  }

  begin({ exportId, userId }: ExportRequest, now: Date): Promise<BegunExport | null> {
    return this.sql.row<BegunExport>(BEGIN, [exportId, userId, now]);
  }

  async statusOf(exportId: string): Promise<DataExportStatus | null> {
    const found = await this.sql.row<{ status: DataExportStatus }>(STATUS, [exportId]);
    return found?.status ?? null;
  }

  recordProgress(exportId: string, { done, total }: FilesCopied): Promise<boolean> {
    return this.changed(PROGRESS, [exportId, done, total]);
  }

  complete(exportId: string, size: number, expiresAt: Date): Promise<boolean> {
    return this.changed(COMPLETE, [exportId, size, expiresAt]);
  }

  fail(exportId: string): Promise<boolean> {
    return this.changed(FAIL, [exportId]);
  }

  expired(now: Date): Promise<readonly ExportRequest[]> {
    return this.sql.rows<ExportRequest>(EXPIRED, [now]);
  }

  async forget(exportId: string): Promise<void> {
    await this.sql.rows(FORGET, [exportId]);
  }

  private async changed(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.sql.row(statement, values)) !== null;
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface DataExportRow {
  exportId: string;
  status: 'queued' | 'running' | 'ready' | 'failed';
  filesDone: number;
  filesTotal: number;
  requestedAt: string;
  readyUntil: string | null;
  size: number | null;
}

const OF_PERSON = `
  select id as "exportId", status, files_done as "filesDone", files_total as "filesTotal",
         requested_at as "requestedAt", expires_at as "readyUntil", size::float8 as size
    from identity.data_exports
   where user_id = $1 and (expires_at is null or expires_at > $2)`;

const READY = `
  select user_id as "userId", size::float8 as size, requested_at as "requestedAt" from identity.data_exports
   where id = $1 and status = 'ready' and expires_at > $2`;

/** The copy someone asked for, as the settings show it. */
@Injectable()
export class DataExportReadModel {
  constructor(private readonly sql: Sql) {}

  of(userId: string, now: Date): Promise<DataExportRow | null> {
    return this.sql.row<DataExportRow>(OF_PERSON, [userId, now]);
  }

  ready(exportId: string, now: Date): Promise<{ userId: string; size: number; requestedAt: string } | null> {
    return this.sql.row(READY, [exportId, now]);
  }
}

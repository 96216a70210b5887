import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { AuditLog } from '../../application/audit-log.js';
import { type AuditLogEraser } from '../../application/audit-log-eraser.js';
import { type AuditEntry } from '../../../contracts/audit-log.js';
import { EmailHashes } from './email-hashes.js';

const RECORD = `
  insert into identity.audit_log (id, kind, user_id, by_user_id, email_hash, detail)
  values ($1, $2, $3, $4, $5, $6)`;

const IS_ONE_VISIT = `
  select exists (select from identity.audit_log
                  where kind = $1 and user_id = $2 and by_user_id = $3 and happened_at > now() - interval '30 minutes') as known`;

// The only change the table allows.
const FORGET = `
  update identity.audit_log
     set user_id = nullif(user_id, $1), by_user_id = nullif(by_user_id, $1), email_hash = null, detail = null
   where user_id = $1 or by_user_id = $1 or email_hash = any($2)`;

@Injectable()
export class SqlAuditLog extends AuditLog implements AuditLogEraser {
  constructor(
    private readonly sql: Sql,
    private readonly emails: EmailHashes,
  ) {
    super();
  }

  async record({ kind, userId, by, email, detail }: AuditEntry): Promise<void> {
    await this.sql.rows(RECORD, [
      newId(),
      kind,
      userId,
      by ?? null,
      email === undefined ? null : this.emails.of(email),
      detail === undefined ? null : JSON.stringify(detail),
    ]);
  }

  async recordVisit(entry: AuditEntry): Promise<void> {
    const found = await this.sql.row<{ known: boolean }>(IS_ONE_VISIT, [entry.kind, entry.userId, entry.by]);
    if (found?.known !== true) await this.record(entry);
  }

  async erase(userId: string, email: string): Promise<void> {
    await this.sql.rows(FORGET, [userId, this.emails.allOf(email)]);
  }
}

import { createHash, createHmac } from 'node:crypto';
import { type Sql } from '#shared-kernel/platform/persistence/sql.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { AuditLog } from '../../application/audit-log.js';
import { type AuditLogEraser } from '../../application/audit-log-eraser.js';
import { type AuditEntry } from '../../../contracts/audit-log.js';
import { normalizedEmail } from '../../../account/domain/email-address.js';

const RECORD = `
  insert into identity.audit_log (id, kind, user_id, by_user_id, email_hash, detail)
  values ($1, $2, $3, $4, $5, $6)`;

// The only change the table allows.
const FORGET = `
  update identity.audit_log
     set user_id = nullif(user_id, $1), by_user_id = nullif(by_user_id, $1), email_hash = null, detail = null
   where user_id = $1 or by_user_id = $1 or email_hash = any($2)`;

export class SqlAuditLog extends AuditLog implements AuditLogEraser {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];

  constructor(
    private readonly sql: Sql,
    secret: string,
    previousSecret?: string,
  ) {
    super();
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
  }

  async record({ kind, userId, by, email, detail }: AuditEntry): Promise<void> {
    await this.sql.rows(RECORD, [
      newId(),
      kind,
      userId,
      by ?? null,
      email === undefined ? null : hashWith(this.key, email),
      detail === undefined ? null : JSON.stringify(detail),
    ]);
  }

  async erase(userId: string, email: string): Promise<void> {
    const hashes = [this.key, ...this.previousKeys].map((key) => hashWith(key, email));
    await this.sql.rows(FORGET, [userId, hashes]);
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`audit-log:${secret}`).digest();

const hashWith = (key: Buffer, email: string): string =>
  createHmac('sha256', key).update(normalizedEmail(email)).digest('hex');

import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { PREVIOUS_SECRET, SIGNING_SECRET } from '../account/adapters/signing-secret.js';
import { AccountActivityController } from './adapters/http/activity.controller.js';
import { SqlAuditLog } from './adapters/persistence/sql-audit-log.js';
import { AccountActivityReadModel } from './adapters/read-models/account-activity.read-model.js';
import { AuditLog } from './application/audit-log.js';
import { AuditLogEraser } from './application/audit-log-eraser.js';

export const activityControllers = [AccountActivityController];

export const activityProviders = [
  AccountActivityReadModel,
  {
    provide: AuditLog,
    useFactory: (sql: Sql, secret: string, previous?: string) => new SqlAuditLog(sql, secret, previous),
    inject: [Sql, SIGNING_SECRET, PREVIOUS_SECRET],
  },
  { provide: AuditLogEraser, useExisting: AuditLog },
];

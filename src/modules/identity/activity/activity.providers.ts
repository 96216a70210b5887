import { PREVIOUS_SECRET, SIGNING_SECRET } from '../account/adapters/signing-secret.js';
import { AccountActivityController } from './adapters/http/activity.controller.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { EmailHashes } from './adapters/persistence/email-hashes.js';
import { SqlAuditLog } from './adapters/persistence/sql-audit-log.js';
import { AccountActivityReadModel } from './adapters/read-models/account-activity.read-model.js';
import { AuditReadModel } from './adapters/read-models/audit.read-model.js';
import { AuditLog } from './application/audit-log.js';
import { AuditLogEraser } from './application/audit-log-eraser.js';

export const activityControllers = [AccountActivityController, AuditController];

export const activityProviders = [
  AccountActivityReadModel,
  AuditReadModel,
  {
    provide: EmailHashes,
    useFactory: (secret: string, previous?: string) => new EmailHashes(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  { provide: AuditLog, useClass: SqlAuditLog },
  { provide: AuditLogEraser, useExisting: AuditLog },
];

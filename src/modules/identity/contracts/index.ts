export { AccountEmailChanged } from '../domain/account-safety.events.js';
export { AccountRemoved, UserRegistered } from '../domain/account.events.js';
export { Accounts, type RemovalReason } from './accounts.js';
export { type AuditEntry, type AuditKind, AuditLog } from './audit-log.js';

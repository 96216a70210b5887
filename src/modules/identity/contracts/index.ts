export { AccountEmailChanged } from '../domain/account-safety.events.js';
export { UserRegistered } from '../domain/account.events.js';
export { type AuditEntry, type AuditKind, AuditLog } from './audit-log.js';

export { AuditLog } from '../../contracts/audit-log.js';

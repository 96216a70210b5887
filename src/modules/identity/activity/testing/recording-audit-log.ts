import { type AuditEntry, AuditLog } from '../../contracts/audit-log.js';
import { type AuditLogEraser } from '../application/audit-log-eraser.js';

export class RecordingAuditLog extends AuditLog implements AuditLogEraser {
  entries: readonly AuditEntry[] = [];

  record(entry: AuditEntry): Promise<void> {
    this.entries = [...this.entries, entry];
    return Promise.resolve();
  }

  recordVisit(entry: AuditEntry): Promise<void> {
    const isKnown = this.entries.some(
      ({ kind, userId, by }) => kind === entry.kind && userId === entry.userId && by === entry.by,
    );
    return isKnown ? Promise.resolve() : this.record(entry);
  }

  erase(userId: string, email: string): Promise<void> {
    this.entries = this.entries.filter((entry) => entry.userId !== userId && entry.email !== email);
    return Promise.resolve();
  }

  get kinds(): string[] {
    return this.entries.map(({ kind }) => kind);
  }
}

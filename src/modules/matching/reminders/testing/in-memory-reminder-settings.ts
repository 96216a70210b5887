import {
  type RemindedStudent,
  type ReminderSettings,
  StoredReminderSettings,
} from '../application/reminder-settings.js';

export class InMemoryReminderSettings extends StoredReminderSettings {
  private readonly stored = new Map<string, ReminderSettings>();

  of(studentId: string): Promise<ReminderSettings | null> {
    return Promise.resolve(this.stored.get(studentId) ?? null);
  }

  lock(studentId: string): Promise<ReminderSettings | null> {
    return this.of(studentId);
  }

  save(studentId: string, settings: ReminderSettings): Promise<void> {
    this.stored.set(studentId, settings);
    return Promise.resolve();
  }

  remindedAfter(after: string | null): Promise<readonly RemindedStudent[]> {
    const ids = [...this.stored.keys()].toSorted().filter((id) => after === null || id > after);
    return Promise.resolve(
      ids.map((studentId) => ({ studentId, timeZone: this.stored.get(studentId)?.timeZone ?? 'UTC' })),
    );
  }
}

/** Whether and how a student wants to be reminded. */
export interface ReminderSettings {
  readonly bell: boolean;
  readonly email: boolean;
  /** "America/New_York" */
  readonly timeZone: string;
}

export abstract class StoredReminderSettings {
  /** Null until the student chose. */
  abstract of(studentId: string): Promise<ReminderSettings | null>;

  /** The same; until the unit of work ends, another that locks them waits. */
  abstract lock(studentId: string): Promise<ReminderSettings | null>;

  abstract save(studentId: string, settings: ReminderSettings, now: Date): Promise<void>;

  /** A page of the students who want reminders, by id; empty after the last. */
  abstract remindedAfter(studentId: string | null): Promise<readonly RemindedStudent[]>;
}

export interface RemindedStudent {
  readonly studentId: string;
  readonly timeZone: string;
}

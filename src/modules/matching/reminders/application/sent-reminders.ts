import { type SentReminder } from '../domain/reminders-due.js';

export type Channel = 'bell' | 'email';

export interface StoredReminder extends SentReminder {
  /** The student's day, as an ISO date. */
  readonly sentOn: string;
}

/** What was sent to whom; it keeps a reminder from being sent twice. */
export abstract class SentReminders {
  abstract of(studentId: string, channel: Channel): Promise<readonly StoredReminder[]>;

  /** Throws where one was stored before, so that nothing of this unit of work is sent. */
  abstract add(
    studentId: string,
    channel: Channel,
    reminders: readonly SentReminder[],
    sentOn: string,
  ): Promise<void>;
}

import { DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type ReminderWords } from './reminder-words.js';

/** What the bell says about one date. */
export interface BellReminder extends ReminderWords {
  readonly kind: 'deadline-near' | 'check-deadline';
  /** The same for the same reminder of the same date. */
  readonly key: string;
  readonly applicationId: string;
  /** The same in Spanish; title and body are in English. */
  readonly spanish: ReminderWords;
}

/** Dates of a student are near, and the student asked to be told by the bell. */
export class StudentReminded extends DomainEvent {
  static readonly type = 'matching.student-reminded';
  readonly type = StudentReminded.type;

  constructor(
    readonly studentId: string,
    readonly reminders: readonly BellReminder[],
  ) {
    super();
  }
}

/** Dates of a student are near, and the student asked to be told by email. */
export class ReminderEmailDue extends DomainEvent {
  static readonly type = 'matching.reminder-email-due';
  readonly type = ReminderEmailDue.type;

  constructor(
    readonly studentId: string,
    readonly dates: readonly { readonly subject: string; readonly day: string }[],
  ) {
    super();
  }
}

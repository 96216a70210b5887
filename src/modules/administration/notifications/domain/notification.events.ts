import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Notifications of a person wait to be emailed, and their time has come. */
export class NotificationEmailDue extends DomainEvent {
  static readonly type = 'administration.notification-email-due';
  readonly type = NotificationEmailDue.type;

  constructor(
    readonly userId: string,
    /** Of the notifications, the oldest first. */
    readonly ids: readonly string[],
  ) {
    super();
  }
}

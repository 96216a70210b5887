import { type Delivery, type Notification } from '../domain/notification.js';

/** Stored notifications. Open streams of unread counts are notified of each change after the commit. */
export abstract class Notifications {
  /** Skips a notification if this person already has one of the same kind and subject. */
  abstract add(notifications: readonly Notification[]): Promise<void>;

  /** Marking it again does not change the time. Throws `NotificationNotFound` if it is not theirs. */
  abstract markRead(userId: string, id: string, now: Date): Promise<void>;

  abstract markAllRead(userId: string, now: Date): Promise<void>;

  /** Whose emails are due. */
  abstract peopleToEmail(now: Date): Promise<readonly string[]>;

  /** Ids of what is to be emailed to this person and is still unread, the oldest first. Of several calls only the first gets them. */
  abstract takeToEmail(userId: string): Promise<readonly string[]>;

  /**
   * Those of this person that still wait: what is not yet at the bell arrives there as said, what is to be emailed is emailed
   * then. Null, or not by email, is not at all.
   */
  abstract reschedule(
    userId: string,
    now: Date,
    deliveryOf: (kind: string) => Delivery | null,
  ): Promise<void>;

  /** Those of this person, and those to others that name them: their subject has the id. */
  abstract removeAllOf(userId: string): Promise<void>;
}

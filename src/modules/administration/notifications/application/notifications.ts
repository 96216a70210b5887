import { type Notification } from '../domain/notification.js';

/** Stored notifications. Open streams of unread counts learn of each change once it is committed. */
export abstract class Notifications {
  /** Skips a notification if this person already has one of the same kind and subject. */
  abstract add(notifications: readonly Notification[]): Promise<void>;

  /** Keeps the time of the first reading. Throws `NotificationNotFound` if it is not theirs. */
  abstract markRead(userId: string, id: string, now: Date): Promise<void>;

  abstract markAllRead(userId: string, now: Date): Promise<void>;

  abstract removeAllOf(userId: string): Promise<void>;
}

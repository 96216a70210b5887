import { type Notification } from '../domain/notification.js';

/** What people have been told. Whoever watches the unread count hears of each change once it is committed. */
export abstract class Notifications {
  /** What someone was told before, by kind and subject, is not told again. */
  abstract add(notifications: readonly Notification[]): Promise<void>;

  /** Reading twice is fine. Throws `NotificationNotFound` when it is not theirs. */
  abstract markRead(userId: string, id: string, now: Date): Promise<void>;

  abstract markAllRead(userId: string, now: Date): Promise<void>;

  /** Everything this person was told. */
  abstract forget(userId: string): Promise<void>;
}

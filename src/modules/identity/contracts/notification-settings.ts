import { type QuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { type NotificationTopic, type Where } from '../notification-settings/domain/notification-topic.js';

/** How a person wants to be notified. */
export interface DeliverySettings {
  /** "America/New_York"; null until the person chose. */
  readonly timeZone: string | null;
  /** Only together with a time zone. */
  readonly quietHours: QuietHours | null;
  readonly where: Readonly<Record<NotificationTopic, Where>>;
}

export interface RemindedStudent {
  readonly studentId: string;
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
}

export abstract class NotificationSettings {
  /** What everyone begins with, until the person chose. */
  abstract of(userId: string): Promise<DeliverySettings>;

  /** The same; until the unit of work ends, another that locks them waits. */
  abstract lock(userId: string): Promise<DeliverySettings>;

  /** A page of the students who want reminders of dates, by id; empty after the last. */
  abstract remindedAfter(studentId: string | null): Promise<readonly RemindedStudent[]>;
}

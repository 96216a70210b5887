import { type QuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { NotificationSettings } from '../../contracts/notification-settings.js';
import { type NotificationTopic, type Where } from '../domain/notification-topic.js';

/** The settings with the ways to change them. */
export abstract class StoredNotificationSettings extends NotificationSettings {
  abstract saveClock(userId: string, timeZone: string | null, quietHours: QuietHours | null): Promise<void>;
  abstract saveWhere(userId: string, topic: NotificationTopic, where: Where): Promise<void>;
}

import {
  type DeliverySettings,
  NotificationSettings,
  type NotificationTopic,
  type RemindedStudent,
} from '../contracts/index.js';
import { WHERE_AT_FIRST, type Where } from '../notification-settings/domain/notification-topic.js';

/** Everyone has what everyone begins with, until it is changed here. */
export class InMemoryNotificationSettings extends NotificationSettings {
  private readonly stored = new Map<string, DeliverySettings>();

  of(userId: string): Promise<DeliverySettings> {
    return Promise.resolve(this.now(userId));
  }

  lock(userId: string): Promise<DeliverySettings> {
    return this.of(userId);
  }

  remindedAfter(): Promise<readonly RemindedStudent[]> {
    return Promise.resolve([]);
  }

  turn(userId: string, topic: NotificationTopic, where: Where): void {
    const settings = this.now(userId);
    this.stored.set(userId, { ...settings, where: { ...settings.where, [topic]: where } });
  }

  setClock(userId: string, clock: Pick<DeliverySettings, 'timeZone' | 'quietHours'>): void {
    this.stored.set(userId, { ...this.now(userId), ...clock });
  }

  private now(userId: string): DeliverySettings {
    return this.stored.get(userId) ?? { timeZone: null, quietHours: null, where: WHERE_AT_FIRST };
  }
}

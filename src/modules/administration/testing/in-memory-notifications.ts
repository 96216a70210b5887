import { Notifications } from '../application/notifications.js';
import { type Notification } from '../domain/notification.js';
import { NotificationNotFound } from '../domain/notification.errors.js';

export class InMemoryNotifications extends Notifications {
  private readonly told: Notification[] = [];
  private readonly read = new Set<string>();

  add(notifications: readonly Notification[]): Promise<void> {
    const isKnown = (one: Notification) =>
      this.told.some(
        ({ userId, kind, subject }) => userId === one.userId && kind === one.kind && subject === one.subject,
      );
    for (const one of notifications) if (!isKnown(one)) this.told.push(one);
    return Promise.resolve();
  }

  async markRead(userId: string, id: string): Promise<void> {
    await Promise.resolve();
    if (!this.told.some((one) => one.id === id && one.userId === userId)) throw new NotificationNotFound();
    this.read.add(id);
  }

  markAllRead(userId: string): Promise<void> {
    for (const { id } of this.newestFirst(userId)) this.read.add(id);
    return Promise.resolve();
  }

  forget(userId: string): Promise<void> {
    const kept = this.told.filter((one) => one.userId !== userId);
    this.told.splice(0, this.told.length, ...kept);
    return Promise.resolve();
  }

  newestFirst(userId: string): Notification[] {
    return this.told
      .filter((one) => one.userId === userId)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  }

  unreadOf(userId: string): number {
    return this.newestFirst(userId).filter(({ id }) => !this.read.has(id)).length;
  }
}

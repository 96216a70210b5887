import { Notifications } from '../application/notifications.js';
import { type Delivery, Notification } from '../domain/notification.js';
import { NotificationNotFound } from '../domain/notification.errors.js';

export class InMemoryNotifications extends Notifications {
  private stored: readonly Notification[] = [];
  private readonly read = new Set<string>();
  private readonly taken = new Set<string>();

  add(notifications: readonly Notification[]): Promise<void> {
    for (const added of notifications)
      if (!this.stored.some((earlier) => isSameMessage(earlier, added)))
        this.stored = [...this.stored, added];
    return Promise.resolve();
  }

  async markRead(userId: string, id: string): Promise<void> {
    await Promise.resolve();
    if (!this.newestFirst(userId).some((one) => one.id === id)) throw new NotificationNotFound();
    this.read.add(id);
  }

  markAllRead(userId: string): Promise<void> {
    for (const { id } of this.newestFirst(userId)) this.read.add(id);
    return Promise.resolve();
  }

  peopleToEmail(now: Date): Promise<readonly string[]> {
    const due = this.stored.filter(({ emailDueAt }) => emailDueAt !== null && emailDueAt <= now);
    return Promise.resolve([...new Set(due.map(({ userId }) => userId))].toSorted());
  }

  takeToEmail(userId: string): Promise<readonly string[]> {
    const waiting = this.stored.filter(
      (one) => one.userId === userId && one.emailDueAt !== null && !this.taken.has(one.id),
    );
    for (const { id } of waiting) this.taken.add(id);
    return Promise.resolve(waiting.map(({ id }) => id).filter((id) => !this.read.has(id)));
  }

  reschedule(userId: string, now: Date, deliveryOf: (kind: string) => Delivery | null): Promise<void> {
    this.stored = this.stored.map((one) => {
      if (one.userId !== userId) return one;
      const { atBell = false, heldUntil = null, emailDueAt = null } = deliveryOf(one.kind) ?? {};
      const isHeld = one.heldUntil !== null && one.heldUntil > now;
      const { spanish, ...message } = one;
      return Notification.of(one.id, userId, { ...message, ...(spanish && { spanish }) }, one.createdAt, {
        atBell: isHeld ? atBell : one.atBell,
        heldUntil: isHeld ? heldUntil : one.heldUntil,
        emailDueAt: one.emailDueAt === null || this.taken.has(one.id) ? null : emailDueAt,
      });
    });
    return Promise.resolve();
  }

  removeAllOf(userId: string): Promise<void> {
    this.stored = this.stored.filter((one) => one.userId !== userId && !one.subject.includes(userId));
    return Promise.resolve();
  }

  newestFirst(userId: string): Notification[] {
    return this.stored
      .filter((one) => one.userId === userId)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  }

  unreadOf(userId: string): number {
    return this.newestFirst(userId).filter(({ id }) => !this.read.has(id)).length;
  }
}

const isSameMessage = (one: Notification, other: Notification): boolean =>
  one.userId === other.userId && one.kind === other.kind && one.subject === other.subject;

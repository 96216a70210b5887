import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Message, Notification } from '../domain/notification.js';
import { Notifications } from './notifications.js';

/** Tells people news. Every reaction that has some goes through here. */
@Injectable()
export class Messenger {
  constructor(
    private readonly notifications: Notifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The first message stands on top. Telling the same twice tells it once. */
  async tell(userId: string, messages: readonly Message[]): Promise<void> {
    const now = this.clock.now();
    // Newest first is how they are read, and ids of one moment sort in the order they were made.
    const told = messages.toReversed().map((message) => Notification.of(newId(), userId, message, now));
    await this.unitOfWork.run(() => this.notifications.add(told));
  }
}

import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Message, Notification } from '../domain/notification.js';
import { Notifications } from './notifications.js';

/** Sends notifications to one person. Every reaction that notifies someone uses it. */
@Injectable()
export class SendNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The first message appears on top. A message that was sent before is not sent again, and nothing is sent to a removed account. */
  async to(userId: string, messages: readonly Message[]): Promise<void> {
    const now = this.clock.now();
    // The list shows the newest first, and ids of the same moment sort in the order they were created.
    const added = messages.toReversed().map((message) => Notification.of(newId(), userId, message, now));
    await this.unitOfWork.run(async () => {
      if (await this.accounts.lockIfExists(userId)) await this.notifications.add(added);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Accounts, NotificationSettings } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Message, Notification } from '../domain/notification.js';
import { deliveryOf } from './delivery-of.js';
import { Notifications } from './notifications.js';

/** Sends notifications to one person, as that person chose. Every reaction that notifies someone uses it. */
@Injectable()
export class SendNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly accounts: Accounts,
    private readonly settings: NotificationSettings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The first message appears on top. A message that was sent before is not sent again, and nothing is sent to a removed account. */
  async to(userId: string, messages: readonly Message[]): Promise<void> {
    const now = this.clock.now();
    const settings = await this.settings.of(userId);
    // The list shows the newest first, and ids of the same moment sort in the order they were created.
    const added = messages.toReversed().flatMap((message) => {
      const delivery = deliveryOf(message.kind, settings, now);
      return delivery === null ? [] : [Notification.of(newId(), userId, message, now, delivery)];
    });
    await this.unitOfWork.run(async () => {
      if (await this.accounts.lockIfExists(userId)) await this.notifications.add(added);
    });
  }
}

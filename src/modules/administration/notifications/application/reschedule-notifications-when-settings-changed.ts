import { Injectable } from '@nestjs/common';
import { NotificationSettings, NotificationSettingsChanged } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { deliveryOf } from './delivery-of.js';
import { Notifications } from './notifications.js';

/** What waits for the end of quiet hours, or to be emailed, arrives as its owner wants it now. */
@Injectable()
@ReactsTo(NotificationSettingsChanged, { onePendingPer: ({ userId }) => userId })
export class RescheduleNotificationsWhenSettingsChanged implements Reaction<NotificationSettingsChanged> {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  async handle({ userId }: NotificationSettingsChanged): Promise<void> {
    const now = this.clock.now();
    const settings = await this.settings.of(userId);
    await this.notifications.reschedule(userId, now, (kind) => deliveryOf(kind, settings, now));
  }
}

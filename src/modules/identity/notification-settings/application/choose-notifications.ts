import { Injectable } from '@nestjs/common';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type QuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { Accounts } from '../../contracts/accounts.js';
import { TimeZoneNeeded, TopicNotYours } from '../domain/notification-settings.errors.js';
import { NotificationSettingsChanged } from '../domain/notification-settings.events.js';
import { type NotificationTopic, topicsOf, type Where } from '../domain/notification-topic.js';
import { timeZone } from '../domain/time-zone.js';
import { StoredNotificationSettings } from './stored-notification-settings.js';

/** Only what is named changes. */
export interface NotificationChoice {
  readonly topics?: readonly (Where & { readonly topic: NotificationTopic })[] | undefined;
  /** Null turns them off. */
  readonly quietHours?: QuietHours | null | undefined;
  readonly timeZone?: string | undefined;
}

@Injectable()
export class ChooseNotifications {
  constructor(
    private readonly settings: StoredNotificationSettings,
    private readonly accounts: Accounts,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws UnknownTimeZone @throws TimeZoneNeeded @throws TopicNotYours */
  async choose(userId: string, role: string, choice: NotificationChoice): Promise<void> {
    const { topics = [] } = choice;
    if (topics.some(({ topic }) => !topicsOf(role).includes(topic))) throw new TopicNotYours();

    await this.unitOfWork.run(async () => {
      await this.accounts.lock(userId);
      const before = await this.settings.lock(userId);
      const zone = choice.timeZone === undefined ? before.timeZone : timeZone(choice.timeZone);
      const quietHours = choice.quietHours === undefined ? before.quietHours : choice.quietHours;
      if (zone === null && (quietHours !== null || topics.some(isByClock))) throw new TimeZoneNeeded();

      await this.settings.saveClock(userId, zone, quietHours);
      for (const { topic, bell, email } of topics)
        await this.settings.saveWhere(userId, topic, { bell, email });
      await this.events.publish(new NotificationSettingsChanged(userId));
    });
  }
}

/** Reminders come by day. */
const isByClock = ({ topic, bell, email }: Where & { topic: NotificationTopic }): boolean =>
  topic === 'reminders' && (bell || email);

import { Injectable } from '@nestjs/common';
import { Mailboxes, NotificationSettings } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { Mailer } from '#shared-kernel/application/mailer.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { isQuiet } from '#shared-kernel/domain/quiet-hours.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { TryAgainLater } from '#shared-kernel/platform/jobs/define-job.js';
import { topicOf } from '../../application/topic-of.js';
import { NotificationEmailDue } from '../../domain/notification.events.js';
import { EmailedNotificationsReadModel } from '../read-models/emailed-notifications.read-model.js';
import { notificationEmail } from './notification-email.js';

/** The mail server may have been away for hours, so what was read or turned off by now is left out, and quiet hours are waited for. */
@Injectable()
@ReactsTo(NotificationEmailDue, { tries: 'long' })
export class SendNotificationEmailWhenDue implements Reaction<NotificationEmailDue> {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly mailboxes: Mailboxes,
    private readonly notifications: EmailedNotificationsReadModel,
    private readonly platform: PlatformSettings,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async handle({ userId, ids }: NotificationEmailDue): Promise<void> {
    const { timeZone, quietHours, where } = await this.settings.of(userId);
    if (timeZone !== null && quietHours !== null && isQuiet(this.clock.now(), quietHours, timeZone))
      throw new TryAgainLater();

    const to = await this.mailboxes.of(userId);
    if (to === null) return;
    const unread = await this.notifications.unread(userId, ids);
    const wanted = unread.filter(({ kind }) => {
      const topic = topicOf(kind);
      return topic !== null && where[topic].email;
    });
    if (wanted.length > 0)
      await this.mailer.send({
        to,
        ...notificationEmail(wanted, { language: to.language, publicUrl: this.platform.publicUrl }),
      });
  }
}

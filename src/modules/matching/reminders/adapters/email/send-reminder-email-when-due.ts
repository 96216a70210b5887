import { Injectable } from '@nestjs/common';
import { NotificationSettings, StudentMailboxes } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { Mailer } from '#shared-kernel/application/mailer.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { isQuiet, NIGHT } from '#shared-kernel/domain/quiet-hours.js';
import { TryAgainLater } from '#shared-kernel/platform/jobs/define-job.js';
import { OpenDates } from '../../application/open-dates.js';
import { reminderEmail } from '../../application/reminder-email.js';
import { ReminderLinks } from '../../application/reminder-links.js';
import { ReminderEmailDue } from '../../domain/reminder.events.js';
import { remindersAsOf } from '../../domain/reminders-as-of.js';

/** The mail server may have been away for hours, so what is done by now is left out, and night is waited for. */
@Injectable()
@ReactsTo(ReminderEmailDue, { tries: 'long' })
export class SendReminderEmailWhenDue implements Reaction<ReminderEmailDue> {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly mailboxes: StudentMailboxes,
    private readonly openDates: OpenDates,
    private readonly links: ReminderLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async handle({ studentId, dates }: ReminderEmailDue): Promise<void> {
    const { timeZone, quietHours, where } = await this.settings.of(studentId);
    if (!where.reminders.email || timeZone === null) return;
    const now = this.clock.now();
    if (isQuiet(now, quietHours ?? NIGHT, timeZone)) throw new TryAgainLater();

    const to = await this.mailboxes.of(studentId);
    if (to === null) return;
    const reminders = remindersAsOf(now, timeZone, await this.openDates.of(studentId), dates);
    if (reminders.length > 0)
      await this.mailer.send({ to, ...reminderEmail(reminders, this.links, to.language) });
  }
}

import { Injectable } from '@nestjs/common';
import { Accounts, NotificationSettings } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { localTime } from '#shared-kernel/domain/local-time.js';
import { isQuiet, NIGHT, type QuietHours } from '#shared-kernel/domain/quiet-hours.js';
import { type OpenDate } from '../domain/open-date.js';
import { ReminderEmailDue, StudentReminded } from '../domain/reminder.events.js';
import { type Reminder, remindersDue } from '../domain/reminders-due.js';
import { bellReminder } from './bell-reminder.js';
import { OpenDates } from './open-dates.js';
import { type Channel, SentReminders, type StoredReminder } from './sent-reminders.js';

interface Due {
  studentId: string;
  dates: readonly OpenDate[];
  timeZone: string;
  quiet: QuietHours;
  now: Date;
}

/** Reminds one student of what is due now. What was sent is stored with the order to send it, so nothing is sent twice. */
@Injectable()
export class RemindStudent {
  constructor(
    private readonly accounts: Accounts,
    private readonly settings: NotificationSettings,
    private readonly openDates: OpenDates,
    private readonly sentReminders: SentReminders,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async remind(studentId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(studentId))) return;
      const { timeZone, quietHours, where } = await this.settings.lock(studentId);
      const now = this.clock.now();
      const quiet = quietHours ?? NIGHT;
      if (timeZone === null || isQuiet(now, quiet, timeZone)) return;

      const dates = await this.openDates.of(studentId);
      if (dates.length > 0) await this.send({ studentId, dates, timeZone, quiet, now }, where.reminders);
    });
  }

  private async send(due: Due, { bell, email }: { bell: boolean; email: boolean }): Promise<void> {
    if (bell) await this.ringBell(due);
    if (email) await this.orderEmail(due);
  }

  private async ringBell(due: Due): Promise<void> {
    const reminders = await this.newReminders('bell', due);
    if (reminders.length > 0)
      await this.events.publish(new StudentReminded(due.studentId, reminders.map(bellReminder)));
  }

  private async orderEmail(due: Due): Promise<void> {
    const reminders = await this.newReminders('email', due);
    const dates = reminders.map(({ subject, day }) => ({ subject, day }));
    if (dates.length > 0) await this.events.publish(new ReminderEmailDue(due.studentId, dates));
  }

  private async newReminders(channel: Channel, due: Due): Promise<readonly Reminder[]> {
    const { studentId, dates, timeZone, quiet, now } = due;
    const sent = await this.sentReminders.of(studentId, channel);
    const today = localTime(now, timeZone).day;
    if (channel === 'email' && wroteOn(today, sent)) return [];

    const reminders = remindersDue(dates, sent, now, timeZone, quiet);
    await this.sentReminders.add(studentId, channel, reminders, today);
    return reminders;
  }
}

/** One email a day is enough. */
const wroteOn = (day: string, sent: readonly StoredReminder[]): boolean =>
  sent.some(({ sentOn }) => sentOn === day);

import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { localTime } from '../domain/local-time.js';
import { isQuiet } from '../domain/quiet-hours.js';
import { type OpenDate } from '../domain/open-date.js';
import { ReminderEmailDue, StudentReminded } from '../domain/reminder.events.js';
import { type Reminder, remindersDue } from '../domain/reminders-due.js';
import { bellReminder } from './bell-reminder.js';
import { OpenDates } from './open-dates.js';
import { type ReminderSettings, StoredReminderSettings } from './reminder-settings.js';
import { type Channel, SentReminders, type StoredReminder } from './sent-reminders.js';

interface Due {
  studentId: string;
  dates: readonly OpenDate[];
  timeZone: string;
  now: Date;
}

/** Reminds one student of what is due now. What was sent is stored with the order to send it, so nothing is sent twice. */
@Injectable()
export class RemindStudent {
  constructor(
    private readonly accounts: Accounts,
    private readonly settings: StoredReminderSettings,
    private readonly openDates: OpenDates,
    private readonly sentReminders: SentReminders,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async remind(studentId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(studentId))) return;
      const settings = await this.settings.lock(studentId);
      const now = this.clock.now();
      if (settings === null || isQuiet(now, settings.timeZone)) return;

      const dates = await this.openDates.of(studentId);
      if (dates.length > 0) await this.send({ studentId, dates, timeZone: settings.timeZone, now }, settings);
    });
  }

  private async send(due: Due, { bell, email }: ReminderSettings): Promise<void> {
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
    const { studentId, dates, timeZone, now } = due;
    const sent = await this.sentReminders.of(studentId, channel);
    const today = localTime(now, timeZone).day;
    if (channel === 'email' && wroteOn(today, sent)) return [];

    const reminders = remindersDue(dates, sent, now, timeZone);
    await this.sentReminders.add(studentId, channel, reminders, today);
    return reminders;
  }
}

/** One email a day is enough. */
const wroteOn = (day: string, sent: readonly StoredReminder[]): boolean =>
  sent.some(({ sentOn }) => sentOn === day);

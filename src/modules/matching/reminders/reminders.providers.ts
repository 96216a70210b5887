import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { ConfiguredReminderLinks } from './adapters/configured-reminder-links.js';
import { SendReminderEmailWhenDue } from './adapters/email/send-reminder-email-when-due.js';
import { SqlSentReminders } from './adapters/persistence/sql-sent-reminders.js';
import { RemindersSchedule } from './adapters/reminders.schedule.js';
import { DatesOfApplications } from './application/dates-of-applications.js';
import { OpenDates } from './application/open-dates.js';
import { ReminderLinks } from './application/reminder-links.js';
import { RemindStudent } from './application/remind-student.js';
import { SentReminders } from './application/sent-reminders.js';

export const remindersProviders = [
  RemindStudent,
  RemindersSchedule,
  SendReminderEmailWhenDue,
  { provide: OpenDates, useClass: DatesOfApplications },
  { provide: SentReminders, useClass: SqlSentReminders },
  {
    provide: ReminderLinks,
    useFactory: ({ publicUrl }: PlatformSettings) => new ConfiguredReminderLinks(publicUrl),
    inject: [PlatformSettings],
  },
];

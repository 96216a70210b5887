import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { ConfiguredReminderLinks } from './adapters/configured-reminder-links.js';
import { SendReminderEmailWhenDue } from './adapters/email/send-reminder-email-when-due.js';
import { ReminderSettingsController } from './adapters/http/reminder-settings.controller.js';
import { SqlReminderSettings } from './adapters/persistence/sql-reminder-settings.js';
import { SqlSentReminders } from './adapters/persistence/sql-sent-reminders.js';
import { RemindersSchedule } from './adapters/reminders.schedule.js';
import { ChooseReminders } from './application/choose-reminders.js';
import { DatesOfApplications } from './application/dates-of-applications.js';
import { OpenDates } from './application/open-dates.js';
import { ReminderLinks } from './application/reminder-links.js';
import { RemindStudent } from './application/remind-student.js';
import { StoredReminderSettings } from './application/reminder-settings.js';
import { SentReminders } from './application/sent-reminders.js';

export const remindersControllers = [ReminderSettingsController];

export const remindersProviders = [
  ChooseReminders,
  RemindStudent,
  RemindersSchedule,
  SendReminderEmailWhenDue,
  { provide: OpenDates, useClass: DatesOfApplications },
  { provide: SentReminders, useClass: SqlSentReminders },
  { provide: StoredReminderSettings, useClass: SqlReminderSettings },
  {
    provide: ReminderLinks,
    useFactory: ({ publicUrl }: PlatformSettings) => new ConfiguredReminderLinks(publicUrl),
    inject: [PlatformSettings],
  },
];

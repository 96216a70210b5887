import { getCalendarFeedOptions, getReminderSettingsOptions } from '@/api/queries/applications.gen';
import { type PageReads } from '@/app/pages/page';
import { SettingsCard } from '@/features/identity/settings/settings-card';
import { CalendarSettings } from '@/features/matching/reminders/calendar-settings';
import { ReminderSettings } from '@/features/matching/reminders/reminder-settings';

const SettingsReminders = () => (
  <SettingsCard title="Reminders and calendar" lead="How you hear of the dates of your applications.">
    <ReminderSettings />
    <CalendarSettings />
  </SettingsCard>
);

export const reads: PageReads = (client) => [
  client.query(getReminderSettingsOptions()),
  client.query(getCalendarFeedOptions()),
];

export default SettingsReminders;

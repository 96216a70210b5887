import { getCalendarFeedOptions, getNotificationSettingsOptions } from '@/api/queries/applications.gen';
import { type PageReads } from '@/app/pages/page';
import { NotificationChoices } from '@/features/identity/notification-settings/notification-choices';
import { useNotificationWords } from '@/features/identity/notification-settings/use-notification-words';
import { SettingsCard } from '@/features/identity/settings/settings-card';
import { CalendarSettings } from '@/features/matching/reminders/calendar-settings';
import { currentSession, type Role, useSession } from '@/lib/session/session';

const roleIn = (session: ReturnType<typeof currentSession>): Role | undefined =>
  session.status === 'signed-out' ? undefined : session.user.role;

const SettingsNotifications = () => {
  const role = roleIn(useSession());
  const words = useNotificationWords();

  return (
    <SettingsCard title={words.title} lead={words.lead}>
      {role !== undefined && <NotificationChoices role={role} />}
      {role === 'student' && <CalendarSettings />}
    </SettingsCard>
  );
};

export const reads: PageReads = (client) => [
  client.query(getNotificationSettingsOptions()),
  ...(roleIn(currentSession()) === 'student' ? [client.query(getCalendarFeedOptions())] : []),
];

export default SettingsNotifications;

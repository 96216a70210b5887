import { type KeptTable, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

export const notificationSettingsKeptData: readonly KeptTable[] = [
  {
    table: 'identity.notification_settings',
    howLong: WITH_ACCOUNT,
    title: 'Your quiet hours and time zone',
    of: 'user_id = $1',
    orderBy: 'user_id',
    without: ['user_id'],
  },
  {
    table: 'identity.notification_choices',
    howLong: WITH_ACCOUNT,
    title: 'What you hear of, and where',
    of: 'user_id = $1',
    orderBy: 'topic',
    without: ['user_id'],
  },
];

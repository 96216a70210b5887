import { NotificationSettings } from '../contracts/notification-settings.js';
import { NotificationSettingsController } from './adapters/http/notification-settings.controller.js';
import { SqlNotificationSettings } from './adapters/persistence/sql-notification-settings.js';
import { ChooseNotifications } from './application/choose-notifications.js';
import { StoredNotificationSettings } from './application/stored-notification-settings.js';

export const notificationSettingsControllers = [NotificationSettingsController];

export const notificationSettingsProviders = [
  ChooseNotifications,
  { provide: StoredNotificationSettings, useClass: SqlNotificationSettings },
  { provide: NotificationSettings, useExisting: StoredNotificationSettings },
];

import { Module } from '@nestjs/common';
import { NotificationStreamController } from './adapters/http/notification-stream.controller.js';
import { NotificationsController } from './adapters/http/notifications.controller.js';
import { OpenStreams } from './adapters/live/open-streams.js';
import { StreamKeeper } from './adapters/live/stream-keeper.js';
import { UnreadWatch } from './adapters/live/unread-watch.js';
import { SqlNotifications } from './adapters/persistence/sql-notifications.js';
import { NotificationBellReadModel } from './adapters/read-models/notification-bell.read-model.js';
import { Messenger } from './application/messenger.js';
import { Notifications } from './application/notifications.js';
import { ForgetNotificationsWhenAccountRemoved } from './application/forget-notifications-when-account-removed.js';
import { WelcomeUserWhenRegistered } from './application/welcome-user-when-registered.js';

/** What happens to people across the product, and telling them of it. */
@Module({
  controllers: [NotificationStreamController, NotificationsController],
  providers: [
    WelcomeUserWhenRegistered,
    ForgetNotificationsWhenAccountRemoved,
    Messenger,
    NotificationBellReadModel,
    OpenStreams,
    UnreadWatch,
    StreamKeeper,
    { provide: Notifications, useClass: SqlNotifications },
  ],
})
export class AdministrationModule {}

import { type DynamicModule, Module, type Type } from '@nestjs/common';
import {
  consultationNotesControllers,
  consultationNotesProviders,
} from './consultation-notes/consultation-notes.providers.js';
import { AdministrationKeptData } from './administration-kept-data.js';
import { insightsControllers, insightsProviders } from './insights/insights.providers.js';
import { leadsControllers, leadsProviders } from './leads/leads.providers.js';
import { settingsControllers, settingsProviders } from './settings/settings.providers.js';
import { NotificationsController } from './notifications/adapters/http/notifications.controller.js';
import { UnreadStreamController } from './notifications/adapters/http/unread-stream.controller.js';
import { NotificationEmailsSchedule } from './notifications/adapters/email/notification-emails.schedule.js';
import { SendNotificationEmailWhenDue } from './notifications/adapters/email/send-notification-email-when-due.js';
import { UnreadCounts } from './notifications/adapters/live/unread-counts.js';
import { UnreadStreams } from './notifications/adapters/live/unread-streams.js';
import { SqlNotifications } from './notifications/adapters/persistence/sql-notifications.js';
import { EmailedNotificationsReadModel } from './notifications/adapters/read-models/emailed-notifications.read-model.js';
import { NotificationBellReadModel } from './notifications/adapters/read-models/notification-bell.read-model.js';
import { ForgetNotificationsWhenAccountRemoved } from './notifications/application/forget-notifications-when-account-removed.js';
import { Notifications } from './notifications/application/notifications.js';
import { OrderEmails } from './notifications/application/order-emails.js';
import { RescheduleNotificationsWhenSettingsChanged } from './notifications/application/reschedule-notifications-when-settings-changed.js';
import { SendNotifications } from './notifications/application/send-notifications.js';
import { TellOwnerOfDataExport } from './notifications/application/tell-owner-of-data-export.js';
import { TellStudentOfComment } from './notifications/application/tell-student-of-comment.js';
import { TellStudentOfDates } from './notifications/application/tell-student-of-dates.js';
import { TellAdultOfSharedEssay } from './notifications/application/tell-adult-of-shared-essay.js';
import { TellStudentOfAidChange } from './notifications/application/tell-student-of-aid-change.js';
import { TellOfEndedSharing } from './notifications/application/tell-of-ended-sharing.js';
import { TellStudentOfDecision } from './notifications/application/tell-student-of-decision.js';
import { TellStudentOfLinkedAdult } from './notifications/application/tell-student-of-linked-adult.js';
import { TellAdultOfGrantedRequest } from './notifications/application/tell-adult-of-granted-request.js';
import { TellStudentOfRequest } from './notifications/application/tell-student-of-request.js';
import { TellStudentOfSuggestion } from './notifications/application/tell-student-of-suggestion.js';
import { TellStudentOfReview } from './notifications/application/tell-student-of-review.js';
import { AnalyticsController } from './overview/adapters/http/analytics.controller.js';
import { Overview } from './overview/application/overview.js';
import { WelcomeUserWhenRegistered } from './notifications/application/welcome-user-when-registered.js';
import { studentsControllers, studentsProviders } from './students/students.providers.js';

/** Notifications, and what the people who run Flyleaf see and set. */
@Module({
  controllers: [
    UnreadStreamController,
    NotificationsController,
    AnalyticsController,
    ...studentsControllers,
    ...insightsControllers,
    ...consultationNotesControllers,
    ...leadsControllers,
    ...settingsControllers,
  ],
  providers: [
    AdministrationKeptData,
    WelcomeUserWhenRegistered,
    TellOwnerOfDataExport,
    TellStudentOfComment,
    TellStudentOfReview,
    TellStudentOfDates,
    TellStudentOfDecision,
    TellStudentOfLinkedAdult,
    TellStudentOfRequest,
    TellAdultOfGrantedRequest,
    TellAdultOfSharedEssay,
    TellStudentOfSuggestion,
    TellOfEndedSharing,
    TellStudentOfAidChange,
    ForgetNotificationsWhenAccountRemoved,
    SendNotifications,
    RescheduleNotificationsWhenSettingsChanged,
    OrderEmails,
    NotificationEmailsSchedule,
    SendNotificationEmailWhenDue,
    EmailedNotificationsReadModel,
    NotificationBellReadModel,
    Overview,
    UnreadCounts,
    UnreadStreams,
    { provide: Notifications, useClass: SqlNotifications },
    ...studentsProviders,
    ...insightsProviders,
    ...consultationNotesProviders,
    ...leadsProviders,
    ...settingsProviders,
  ],
})
export class AdministrationModule {
  /** `neighbors` export what admins may ask about students. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return { module: AdministrationModule, imports: neighbors };
  }
}

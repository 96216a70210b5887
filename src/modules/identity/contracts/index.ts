export { AccountEmailChanged, AccountRemoved, UserRegistered } from '../account/domain/account.events.js';
export { DataExportReady } from '../data-exports/domain/data-export.events.js';
export {
  AdultLinked,
  AdultUnlinked,
  LinkRequested,
  RequestGranted,
} from '../linked-adults/domain/linked-adults.events.js';
export { type Relation, type SharedPart } from '../linked-adults/domain/shared-part.js';
export { NotificationSettingsChanged } from '../notification-settings/domain/notification-settings.events.js';
export { AccountCounts, type AccountTotals, type RegistrationsOfDay } from './account-counts.js';
export { AccountGone } from './account-gone.error.js';
export { Accounts, type RemovalReason } from './accounts.js';
export { type AuditEntry, type AuditKind, AuditLog } from './audit-log.js';
export { type AccountName, AccountNames } from './account-names.js';
export { type LinkedAdult, LinkedAdults } from './linked-adults.js';
export { type LinkedStudent, LinkedStudents, type Viewed } from './linked-students.js';
export { Mailboxes } from './mailboxes.js';
export { NotShared } from './not-shared.error.js';
export {
  type DeliverySettings,
  NotificationSettings,
  type RemindedStudent,
} from './notification-settings.js';
export { type NotificationTopic } from '../notification-settings/domain/notification-topic.js';
export { SharingStudents } from './sharing-students.js';
export { SharingChanges } from './sharing-changes.js';
export { SignInActivity, type SignInsOfStudent } from './sign-in-activity.js';
export { StudentAccounts } from './student-accounts.js';
export { type Mailbox, StudentMailboxes } from './student-mailboxes.js';

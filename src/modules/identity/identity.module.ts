import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { Authenticator, EndedSignIns } from '#shared-kernel/application/caller.js';
import { FileOwners } from '#shared-kernel/application/file-owners.js';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { accountControllers, accountProviders, accountSchemas } from './account/account.providers.js';
import { activityControllers, activityProviders } from './activity/activity.providers.js';
import {
  AccountCounts,
  AccountNames,
  Accounts,
  AuditLog,
  LinkedAdults,
  LinkedStudents,
  Mailboxes,
  NotificationSettings,
  SharingStudents,
  SharingChanges,
  SignInActivity,
  StudentAccounts,
  StudentMailboxes,
} from './contracts/index.js';
import { IdentityKeptData } from './identity-kept-data.js';
import { dataExportsControllers, dataExportsProviders } from './data-exports/data-exports.providers.js';
import { linkedAdultsControllers, linkedAdultsProviders } from './linked-adults/linked-adults.providers.js';
import {
  notificationSettingsControllers,
  notificationSettingsProviders,
} from './notification-settings/notification-settings.providers.js';
import { peopleControllers, peopleProviders } from './people/people.providers.js';
import { providerControllers, providerProviders } from './provider/provider.providers.js';
import { recoveryControllers, recoveryProviders } from './recovery/recovery.providers.js';
import { registrationControllers, registrationProviders } from './registration/registration.providers.js';
import {
  secondFactorControllers,
  secondFactorProviders,
  secondFactorSchemas,
} from './second-factor/second-factor.providers.js';
import { signInControllers, signInProviders, signInSchemas } from './sign-in/sign-in.providers.js';

/** Accounts and signing in. Global, because every route checks who is calling. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([...accountSchemas, ...signInSchemas, ...secondFactorSchemas])],
  controllers: [
    ...registrationControllers,
    ...signInControllers,
    ...providerControllers,
    ...recoveryControllers,
    ...secondFactorControllers,
    ...accountControllers,
    ...activityControllers,
    ...peopleControllers,
    ...linkedAdultsControllers,
    ...dataExportsControllers,
    ...notificationSettingsControllers,
  ],
  providers: [
    ...accountProviders,
    ...registrationProviders,
    ...signInProviders,
    ...providerProviders,
    ...recoveryProviders,
    ...secondFactorProviders,
    ...activityProviders,
    ...peopleProviders,
    ...linkedAdultsProviders,
    ...dataExportsProviders,
    IdentityKeptData,
    ...notificationSettingsProviders,
  ],
  exports: [
    Authenticator,
    EndedSignIns,
    FileOwners,
    SigningSecrets,
    AccountCounts,
    AccountNames,
    Accounts,
    AuditLog,
    LinkedAdults,
    LinkedStudents,
    Mailboxes,
    NotificationSettings,
    SharingStudents,
    SharingChanges,
    SignInActivity,
    StudentAccounts,
    StudentMailboxes,
  ],
})
export class IdentityModule {}

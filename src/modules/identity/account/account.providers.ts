import { FileOwners } from '#shared-kernel/application/file-owners.js';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Accounts } from '../contracts/index.js';
import { IdentitySettings } from '../identity.settings.js';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { ConfiguredPublicLinks } from './adapters/configured-public-links.js';
import { IdentityFileOwners } from './adapters/identity-file-owners.js';
import { AccountController } from './adapters/http/account.controller.js';
import { LeavingController } from './adapters/http/leaving.controller.js';
import { AesSecretBox } from './adapters/node-crypto/aes-secret-box.js';
import { KeyedLinkTokens } from './adapters/node-crypto/keyed-link-tokens.js';
import { AccountSchema } from './adapters/persistence/account.schema.js';
import { MailedTokenSchema } from './adapters/persistence/mailed-token.schema.js';
import { MikroOrmAccountRepository } from './adapters/persistence/mikro-orm-account.repository.js';
import { MikroOrmMailedTokenRepository } from './adapters/persistence/mikro-orm-mailed-token.repository.js';
import { AccountCardReadModel } from './adapters/read-models/account-card.read-model.js';
import { EraseJobsWhenAccountRemoved } from './adapters/erase-jobs-when-account-removed.js';
import { RemoveLeavingAccounts } from './adapters/remove-leaving-accounts.schedule.js';
import {
  PREVIOUS_SECRET,
  previousSecretProvider,
  SIGNING_SECRET,
  signingSecretProvider,
} from './adapters/signing-secret.js';
import { AccountEmails } from './application/email/account-emails.js';
import { ChangePasswordHandler } from './application/password/change-password.js';
import { ChangePictureHandler } from './application/change-picture.js';
import { ChooseLanguage } from './application/choose-language.js';
import { ChoosePlan } from './application/choose-plan.js';
import { ConfirmEmailHandler } from './application/email/confirm-email.js';
import { ConfirmLeavingWhenAsked } from './application/leaving/confirm-leaving-when-asked.js';
import { CurrentPassword } from './application/password/current-password.js';
import { ADMIN_CREDENTIALS, EnsureAdmin } from './application/ensure-admin.js';
import { LeaveAccount } from './application/leaving/leave-account.js';
import { LinkTokens } from './application/email/link-tokens.js';
import { MailedLinks } from './application/email/mailed-links.js';
import { NotifyFormerAddressWhenEmailChanged } from './application/email/notify-former-address-when-email-changed.js';
import { NotifyOwnerWhenPasswordChanged } from './application/password/notify-owner-when-password-changed.js';
import { PasswordHasher } from './application/password/password-hasher.js';
import { PublicLinks } from './application/email/public-links.js';
import { RemoveAccount } from './application/leaving/remove-account.js';
import { RemoveFilesWhenAccountRemoved } from './application/leaving/remove-files-when-account-removed.js';
import { RequestEmailChange } from './application/email/request-email-change.js';
import { SecretBox } from './application/secret-box.js';
import { SendEmailChangeEmailWhenRequested } from './application/email/send-email-change-email-when-requested.js';
import { TakeBackAccount } from './application/password/take-back-account.js';
import { AccountRepository } from './domain/account.repository.js';
import { MailedTokenRepository } from './domain/mailed-token.repository.js';

export const accountSchemas = [AccountSchema, MailedTokenSchema];
export const accountControllers = [AccountController, LeavingController];

export const accountProviders = [
  AccountCardReadModel,
  AccountEmails,
  ChangePasswordHandler,
  ChangePictureHandler,
  ChooseLanguage,
  ChoosePlan,
  ConfirmEmailHandler,
  ConfirmLeavingWhenAsked,
  CurrentPassword,
  EnsureAdmin,
  EraseJobsWhenAccountRemoved,
  LeaveAccount,
  MailedLinks,
  NotifyFormerAddressWhenEmailChanged,
  NotifyOwnerWhenPasswordChanged,
  RemoveFilesWhenAccountRemoved,
  RemoveLeavingAccounts,
  RequestEmailChange,
  SendEmailChangeEmailWhenRequested,
  TakeBackAccount,
  signingSecretProvider,
  previousSecretProvider,
  { provide: Accounts, useClass: RemoveAccount },
  { provide: FileOwners, useClass: IdentityFileOwners },
  {
    provide: SigningSecrets,
    useFactory: (current: string, previous?: string): SigningSecrets => ({ current, previous }),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  { provide: AccountRepository, useClass: MikroOrmAccountRepository },
  { provide: MailedTokenRepository, useClass: MikroOrmMailedTokenRepository },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  {
    provide: ADMIN_CREDENTIALS,
    useFactory: ({ admin }: IdentitySettings) => admin,
    inject: [IdentitySettings],
  },
  {
    provide: PublicLinks,
    useFactory: ({ publicUrl }: PlatformSettings) => new ConfiguredPublicLinks(publicUrl),
    inject: [PlatformSettings],
  },
  {
    provide: SecretBox,
    useFactory: (secret: string, previous?: string) => new AesSecretBox(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  {
    provide: LinkTokens,
    useFactory: (secret: string, previous?: string) => new KeyedLinkTokens(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
];

import { type Provider, type Type } from '@nestjs/common';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { BowserDeviceNames } from './sign-in/adapters/bowser/bowser-device-names.js';
import { SIGNING_SECRET } from './account/adapters/signing-secret.js';
import { AesSecretBox } from './account/adapters/node-crypto/aes-secret-box.js';
import { KeyedOneWayCodes } from './account/adapters/node-crypto/keyed-one-way-codes.js';
import { OtpauthOneTimePasswords } from './second-factor/adapters/otpauth/otpauth-one-time-passwords.js';
import { MailedTokenSchema } from './account/adapters/persistence/mailed-token.schema.js';
import { MikroOrmMailedTokenRepository } from './account/adapters/persistence/mikro-orm-mailed-token.repository.js';
import { MikroOrmSecondFactorRepository } from './second-factor/adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from './second-factor/adapters/persistence/second-factor.schema.js';
import { ConfiguredPublicLinks } from './account/adapters/configured-public-links.js';
import { AccountLettersController } from './recovery/adapters/http/recovery.controller.js';
import { OwnSignInsController } from './sign-in/adapters/http/own-sign-ins.controller.js';
import { SecondFactorController } from './second-factor/adapters/http/second-factor.controller.js';
import { OwnSignInsReadModel } from './sign-in/adapters/read-models/own-sign-ins.read-model.js';
import { SecondFactorStateReadModel } from './second-factor/adapters/read-models/second-factor-state.read-model.js';
import { AccountPost } from './account/application/account-emails.js';
import { AskForLetters } from './recovery/application/request-password-reset.js';
import { ChangePasswordHandler } from './account/application/change-password.js';
import { ConfirmEmailHandler } from './account/application/confirm-email.js';
import { CurrentPassword } from './account/application/current-password.js';
import { EndSignIns } from './sign-in/application/end-sign-ins.js';
import { MailedLinks } from './account/application/mailed-links.js';
import { PublicLinks } from './account/application/public-links.js';
import { ResetPasswordHandler } from './recovery/application/reset-password.js';
import { SecondFactorRule } from './second-factor/application/second-factor-rule.js';
import { SecondFactorSettings } from './second-factor/application/second-factor-settings.js';
import {
  SendEmailChangeLetterWhenAsked,
  TellFormerAddressWhenEmailChanged,
} from './account/application/send-email-change-emails.js';
import { SendResetLetterWhenAsked } from './recovery/application/send-password-reset-email-when-requested.js';
import {
  SendVerificationLetterWhenAsked,
  SendVerificationLetterWhenRegistered,
} from './registration/application/send-verification-emails.js';
import {
  TellOwnerWhenPasswordChanged,
  TellOwnerWhenSecondFactorChanged,
} from './account/application/notify-owner-of-security-changes.js';
import { DeviceNames } from './sign-in/application/device-names.js';
import { OneTimePasswords } from './second-factor/application/one-time-passwords.js';
import { OneWayCodes } from './account/application/one-way-codes.js';
import { SecondFactorCheck } from './second-factor/application/second-factor-check.js';
import { SecretBox } from './account/application/secret-box.js';
import { IdentitySettings } from './identity.settings.js';
import { MailedTokenRepository } from './account/domain/mailed-token.repository.js';
import { SecondFactorRepository } from './second-factor/domain/second-factor.repository.js';

export const safetySchemas = [MailedTokenSchema, SecondFactorSchema];

export const safetyControllers: Type[] = [
  AccountLettersController,
  OwnSignInsController,
  SecondFactorController,
];

/** Letters and their links, passwords, own sign-ins, the second factor. */
export const safetyProviders: Provider[] = [
  SecondFactorCheck,
  SecondFactorSettings,
  SecondFactorStateReadModel,
  OwnSignInsReadModel,
  EndSignIns,
  CurrentPassword,
  AskForLetters,
  MailedLinks,
  AccountPost,
  ResetPasswordHandler,
  ChangePasswordHandler,
  ConfirmEmailHandler,
  SendResetLetterWhenAsked,
  SendVerificationLetterWhenRegistered,
  SendVerificationLetterWhenAsked,
  SendEmailChangeLetterWhenAsked,
  TellFormerAddressWhenEmailChanged,
  TellOwnerWhenPasswordChanged,
  TellOwnerWhenSecondFactorChanged,
  { provide: MailedTokenRepository, useClass: MikroOrmMailedTokenRepository },
  { provide: SecondFactorRepository, useClass: MikroOrmSecondFactorRepository },
  { provide: OneTimePasswords, useClass: OtpauthOneTimePasswords },
  { provide: DeviceNames, useClass: BowserDeviceNames },
  {
    provide: PublicLinks,
    useFactory: ({ publicUrl }: PlatformSettings) => new ConfiguredPublicLinks(publicUrl),
    inject: [PlatformSettings],
  },
  {
    provide: SecondFactorRule,
    useFactory: ({ adminSecondFactor }: IdentitySettings) => new SecondFactorRule(adminSecondFactor),
    inject: [IdentitySettings],
  },
  {
    provide: SecretBox,
    useFactory: (secret: string) => new AesSecretBox(secret),
    inject: [SIGNING_SECRET],
  },
  {
    provide: OneWayCodes,
    useFactory: (secret: string) => new KeyedOneWayCodes(secret),
    inject: [SIGNING_SECRET],
  },
];

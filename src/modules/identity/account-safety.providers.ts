import { type Provider, type Type } from '@nestjs/common';
import { CONFIGURATION } from '#shared-kernel/platform/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/platform/configuration/environment.js';
import { BowserDeviceNames } from './adapters/bowser/bowser-device-names.js';
import { signingSecret } from './adapters/jose/signing-secret.js';
import { AesSecretBox } from './adapters/node-crypto/aes-secret-box.js';
import { KeyedOneWayCodes } from './adapters/node-crypto/keyed-one-way-codes.js';
import { OtpauthOneTimePasswords } from './adapters/otpauth/otpauth-one-time-passwords.js';
import { AccountSafetyChore } from './adapters/persistence/account-safety.chore.js';
import { MailedTokenSchema } from './adapters/persistence/mailed-token.schema.js';
import { MikroOrmMailedTokenRepository } from './adapters/persistence/mikro-orm-mailed-token.repository.js';
import { MikroOrmSecondFactorRepository } from './adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from './adapters/persistence/second-factor.schema.js';
import { ConfiguredPublicLinks } from './adapters/configured-public-links.js';
import { AccountLettersController } from './adapters/http/account-letters.controller.js';
import { OwnSignInsController } from './adapters/http/own-sign-ins.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { OwnSignInsReadModel } from './adapters/read-models/own-sign-ins.read-model.js';
import { SecondFactorStateReadModel } from './adapters/read-models/second-factor-state.read-model.js';
import { AccountPost } from './application/account-post.js';
import { AskForLetters } from './application/ask-for-letters.js';
import { ChangePasswordHandler } from './application/change-password.js';
import { ConfirmEmailHandler } from './application/confirm-email.js';
import { CurrentPassword } from './application/current-password.js';
import { EndSignIns } from './application/end-sign-ins.js';
import { MailedLinks } from './application/mailed-links.js';
import { PublicLinks } from './application/public-links.js';
import { ResetPasswordHandler } from './application/reset-password.js';
import { SecondFactorRule } from './application/second-factor-rule.js';
import { SecondFactorSettings } from './application/second-factor-settings.js';
import {
  SendEmailChangeLetterWhenAsked,
  TellFormerAddressWhenEmailChanged,
} from './application/send-email-change-letters.js';
import { SendResetLetterWhenAsked } from './application/send-reset-letter-when-asked.js';
import {
  SendVerificationLetterWhenAsked,
  SendVerificationLetterWhenRegistered,
} from './application/send-verification-letters.js';
import {
  TellOwnerWhenPasswordChanged,
  TellOwnerWhenSecondFactorChanged,
} from './application/tell-owner-of-safety-changes.js';
import { DeviceNames } from './application/device-names.js';
import { OneTimePasswords } from './application/one-time-passwords.js';
import { OneWayCodes } from './application/one-way-codes.js';
import { SecondFactorCheck } from './application/second-factor-check.js';
import { SecretBox } from './application/secret-box.js';
import { MailedTokenRepository } from './domain/mailed-token.repository.js';
import { SecondFactorRepository } from './domain/second-factor.repository.js';

const configured = <Made>(make: (configuration: Configuration) => Made) => ({
  useFactory: make,
  inject: [CONFIGURATION],
});

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
  AccountSafetyChore,
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
    ...configured(({ publicUrl }) => new ConfiguredPublicLinks(publicUrl)),
  },
  {
    provide: SecondFactorRule,
    ...configured(({ adminSecondFactor }) => new SecondFactorRule(adminSecondFactor)),
  },
  {
    provide: SecretBox,
    ...configured((configuration) => new AesSecretBox(signingSecret(configuration))),
  },
  {
    provide: OneWayCodes,
    ...configured((configuration) => new KeyedOneWayCodes(signingSecret(configuration))),
  },
];

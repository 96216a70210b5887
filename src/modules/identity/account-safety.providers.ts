import { type Provider, type Type } from '@nestjs/common';
import { CONFIGURATION } from '#shared-kernel/adapters/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/adapters/configuration/environment.js';
import { BowserDeviceNames } from './adapters/bowser/bowser-device-names.js';
import { signingSecret } from './adapters/jose/signing-secret.js';
import { AesSecretBox } from './adapters/node-crypto/aes-secret-box.js';
import { KeyedOneWayCodes } from './adapters/node-crypto/keyed-one-way-codes.js';
import { OtpauthOneTimePasswords } from './adapters/otpauth/otpauth-one-time-passwords.js';
import { MailedTokenSchema } from './adapters/persistence/mailed-token.schema.js';
import { MikroOrmMailedTokenRepository } from './adapters/persistence/mikro-orm-mailed-token.repository.js';
import { MikroOrmSecondFactorRepository } from './adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from './adapters/persistence/second-factor.schema.js';
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

export const safetyControllers: Type[] = [];

/** Letters and their links, passwords, own sign-ins, the second factor. */
export const safetyProviders: Provider[] = [
  SecondFactorCheck,
  { provide: MailedTokenRepository, useClass: MikroOrmMailedTokenRepository },
  { provide: SecondFactorRepository, useClass: MikroOrmSecondFactorRepository },
  { provide: OneTimePasswords, useClass: OtpauthOneTimePasswords },
  { provide: DeviceNames, useClass: BowserDeviceNames },
  {
    provide: SecretBox,
    ...configured((configuration) => new AesSecretBox(signingSecret(configuration))),
  },
  {
    provide: OneWayCodes,
    ...configured((configuration) => new KeyedOneWayCodes(signingSecret(configuration))),
  },
];

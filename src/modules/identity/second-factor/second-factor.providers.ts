import { PREVIOUS_SECRET, SIGNING_SECRET } from '../account/adapters/signing-secret.js';
import { IdentitySettings } from '../identity.settings.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { KeyedRecoveryCodes } from './adapters/node-crypto/keyed-recovery-codes.js';
import { OtpauthOneTimePasswords } from './adapters/otpauth/otpauth-one-time-passwords.js';
import { MikroOrmSecondFactorRepository } from './adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from './adapters/persistence/second-factor.schema.js';
import { SecondFactorStateReadModel } from './adapters/read-models/second-factor-state.read-model.js';
import { NotifyOwnerWhenSecondFactorChanged } from './application/notify-owner-when-second-factor-changed.js';
import { OneTimePasswords } from './application/one-time-passwords.js';
import { RecoveryCodes } from './application/recovery-codes.js';
import { SecondFactorCheck } from './application/second-factor-check.js';
import { SecondFactorPolicy } from './application/second-factor-policy.js';
import { SecondFactorSettings } from './application/second-factor-settings.js';
import { SecondFactorRepository } from './domain/second-factor.repository.js';

export const secondFactorSchemas = [SecondFactorSchema];
export const secondFactorControllers = [SecondFactorController];

export const secondFactorProviders = [
  NotifyOwnerWhenSecondFactorChanged,
  SecondFactorCheck,
  SecondFactorSettings,
  SecondFactorStateReadModel,
  { provide: OneTimePasswords, useClass: OtpauthOneTimePasswords },
  { provide: SecondFactorRepository, useClass: MikroOrmSecondFactorRepository },
  {
    provide: RecoveryCodes,
    useFactory: (secret: string, previous?: string) => new KeyedRecoveryCodes(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  {
    provide: SecondFactorPolicy,
    useFactory: ({ adminSecondFactor }: IdentitySettings) => new SecondFactorPolicy(adminSecondFactor),
    inject: [IdentitySettings],
  },
];

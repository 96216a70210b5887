import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';
import {
  isProduction,
  isSet,
  optionalText,
  type Variables,
} from '#shared-kernel/platform/configuration/variables.js';
import { ADMIN_NAME } from './account/domain/admin-name.js';
import { reasonsAgainst } from './account/domain/password-policy.js';

const MINIMUM_SECRET_LENGTH = 32;

export abstract class IdentitySettings {
  /** If absent (never in production), it is generated and stored in the data directory. */
  abstract readonly jwtSecret: string | undefined;
  /** The secret before the last rotation: accepted, but no longer used for anything new. */
  abstract readonly previousJwtSecret: string | undefined;
  /** The admin account that is created or updated at every start. */
  abstract readonly admin: { email: string; password: string } | undefined;
  /** Where required, an admin without two-step verification can do nothing but turn it on. */
  abstract readonly adminSecondFactor: 'optional' | 'required';
}

const secret = optionalText.pipe(
  z.string().min(MINIMUM_SECRET_LENGTH, `must have at least ${MINIMUM_SECRET_LENGTH} characters`).optional(),
);

export const identitySettings = defineSettings(IdentitySettings, {
  variables: {
    JWT_SECRET: secret,
    JWT_SECRET_PREVIOUS: secret,
    ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
    ADMIN_PASSWORD: optionalText,
    ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  },
  problems: (variables) => [
    ...adminProblems(variables),
    ...adminPasswordProblems(variables),
    ...secretProblems(variables),
    ...previousSecretProblems(variables),
  ],
  value: ({ JWT_SECRET, JWT_SECRET_PREVIOUS, ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_SECOND_FACTOR }) => ({
    jwtSecret: JWT_SECRET,
    previousJwtSecret: JWT_SECRET_PREVIOUS,
    admin:
      ADMIN_EMAIL !== undefined && ADMIN_PASSWORD !== undefined
        ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
        : undefined,
    adminSecondFactor: ADMIN_SECOND_FACTOR,
  }),
  printable: ({ jwtSecret, previousJwtSecret, admin, adminSecondFactor }) => ({
    JWT_SECRET: jwtSecret === undefined ? 'not set: generated and stored in DATA_DIR' : 'set',
    JWT_SECRET_PREVIOUS: previousJwtSecret === undefined ? 'not set' : 'set',
    ADMIN_EMAIL: admin === undefined ? 'not set' : 'set',
    ADMIN_SECOND_FACTOR: adminSecondFactor,
  }),
});

const adminProblems = (variables: Variables): string[] =>
  isSet(variables, 'ADMIN_EMAIL') === isSet(variables, 'ADMIN_PASSWORD')
    ? []
    : ['ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither'];

/** In production an admin's password obeys the rules that everyone's password obeys. */
function adminPasswordProblems(variables: Variables): string[] {
  if (!isProduction(variables) || !isSet(variables, 'ADMIN_PASSWORD')) return [];
  const password = (variables['ADMIN_PASSWORD'] ?? '').trim();
  const reasons = reasonsAgainst(password, { email: variables['ADMIN_EMAIL'] ?? '', ...ADMIN_NAME });
  return reasons.length === 0 ? [] : [`ADMIN_PASSWORD is not accepted in production: ${reasons.join(' ')}`];
}

function secretProblems(variables: Variables): string[] {
  if (!isProduction(variables)) return [];
  if (!isSet(variables, 'JWT_SECRET')) return ['JWT_SECRET is required in production'];
  return isWeak(variables['JWT_SECRET'] ?? '')
    ? ['JWT_SECRET is too easy to guess: use random characters']
    : [];
}

function previousSecretProblems(variables: Variables): string[] {
  const previous = (variables['JWT_SECRET_PREVIOUS'] ?? '').trim();
  if (previous !== '' && previous === variables['JWT_SECRET']?.trim())
    return ['JWT_SECRET_PREVIOUS must differ from JWT_SECRET'];
  return isProduction(variables) && isWeak(previous)
    ? ['JWT_SECRET_PREVIOUS is too easy to guess: use random characters']
    : [];
}

/** Few different characters, or one of the placeholders people forget to replace. */
const isWeak = (secret: string): boolean =>
  (secret.length >= MINIMUM_SECRET_LENGTH && new Set(secret).size < 12) ||
  /change.?me|your.?secret|example|default/i.test(secret);

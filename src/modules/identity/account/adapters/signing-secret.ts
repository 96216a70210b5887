import { type Provider } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { IdentitySettings } from '../../identity.settings.js';

/** Injection token of the secret that signs tokens and encrypts what identity stores. */
export const SIGNING_SECRET = Symbol('signing secret');

export const signingSecretProvider: Provider = {
  provide: SIGNING_SECRET,
  useFactory: signingSecret,
  inject: [IdentitySettings, PlatformSettings],
};

/** Injection token of the secret before the last rotation, or undefined: what it signed or sealed is still accepted. */
export const PREVIOUS_SECRET = Symbol('previous signing secret');

export const previousSecretProvider: Provider = {
  provide: PREVIOUS_SECRET,
  useFactory: ({ previousJwtSecret }: IdentitySettings) => previousJwtSecret,
  inject: [IdentitySettings],
};

/** The configured secret, or one that is generated once and stored where only this user can read it. */
function signingSecret({ jwtSecret }: IdentitySettings, { dataDir }: PlatformSettings): string {
  if (jwtSecret !== undefined) return jwtSecret;

  const file = path.join(dataDir, 'jwt-secret');
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return fs.readFileSync(file, 'utf8');
}

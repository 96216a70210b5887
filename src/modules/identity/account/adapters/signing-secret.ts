import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Configuration } from '#shared-kernel/platform/configuration/environment.js';

/** The configured secret, else one made once and kept where only this user reads it. */
export function signingSecret({ jwtSecret, dataDir }: Configuration): string {
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

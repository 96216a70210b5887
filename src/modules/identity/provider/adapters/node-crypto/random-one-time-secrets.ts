import { createHash, randomBytes } from 'node:crypto';
import { OneTimeSecrets } from '../../application/one-time-secrets.js';

export class RandomOneTimeSecrets extends OneTimeSecrets {
  generate(): string {
    return randomBytes(32).toString('base64url');
  }

  digestOf(secret: string): string {
    return createHash('sha256').update(secret).digest('hex');
  }
}

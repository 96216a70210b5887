import { createHash, createHmac } from 'node:crypto';
import { normalizedEmail } from '../../../account/domain/email-address.js';

/** The audit log stores emails of attempts only as keyed hashes: found again by who knows the email, read by nobody. */
export class EmailHashes {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];

  constructor(secret: string, previousSecret?: string) {
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
  }

  of(email: string): string {
    return hashWith(this.key, email);
  }

  /** Also the one stored before the last rotation of the secret. */
  allOf(email: string): string[] {
    return [this.key, ...this.previousKeys].map((key) => hashWith(key, email));
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`audit-log:${secret}`).digest();

const hashWith = (key: Buffer, email: string): string =>
  createHmac('sha256', key).update(normalizedEmail(email)).digest('hex');

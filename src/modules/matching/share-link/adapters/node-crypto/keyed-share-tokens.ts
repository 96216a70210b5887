import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { ShareTokens } from '../../application/share-tokens.js';

const BYTES = 32;

const digest = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`share link ${token}`).digest('hex');

/** So long that nobody guesses one, and keyed, so that a copy of the table does not give the links away. */
@Injectable()
export class KeyedShareTokens extends ShareTokens {
  constructor(private readonly secrets: SigningSecrets) {
    super();
  }

  next(): string {
    return randomBytes(BYTES).toString('base64url');
  }

  digestOf(token: string): string {
    return digest(this.secrets.current, token);
  }

  digestsOf(token: string): readonly string[] {
    const { current, previous } = this.secrets;
    return [current, ...(previous === undefined ? [] : [previous])].map((secret) => digest(secret, token));
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { RefreshTokens } from '../../application/tokens.js';

/** 32 random bytes, then a chain of keyed hashes: without the server's key, no one can compute the next token. */
export class ChainedRefreshTokens extends RefreshTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    super();
    this.key = createHash('sha256').update(`refresh-token:${secret}`).digest();
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  successorOf(token: string): string {
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { RefreshTokens } from '../../application/tokens.js';

/** 32 random bytes, then a chain of keyed hashes: without the server's key, no one can compute the next token. */
export class ChainedRefreshTokens extends RefreshTokens {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];

  constructor(secret: string, previousSecret?: string) {
    super();
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  successorsOf(token: string): readonly [string, ...string[]] {
    const successor = (key: Buffer) => createHmac('sha256', key).update(token).digest('base64url');
    return [successor(this.key), ...this.previousKeys.map(successor)];
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`refresh-token:${secret}`).digest();

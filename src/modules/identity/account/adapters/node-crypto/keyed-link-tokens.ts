import { createHash, createHmac } from 'node:crypto';
import { LinkTokens } from '../../application/email/link-tokens.js';

export class KeyedLinkTokens extends LinkTokens {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];

  constructor(secret: string, previousSecret?: string) {
    super();
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
  }

  tokenFor(tokenId: string): string {
    return tokenWith(this.key, tokenId);
  }

  storedTokenFor(tokenId: string, digest: string): string | null {
    const tokens = [this.key, ...this.previousKeys].map((key) => tokenWith(key, tokenId));
    return tokens.find((token) => this.digestOf(token) === digest) ?? null;
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`mailed-token:${secret}`).digest();

const tokenWith = (key: Buffer, tokenId: string): string =>
  createHmac('sha256', key).update(tokenId).digest('base64url');

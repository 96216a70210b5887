import { createHash, createHmac } from 'node:crypto';
import { LinkTokens } from '../../application/link-tokens.js';

export class KeyedLinkTokens extends LinkTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    super();
    this.key = createHash('sha256').update(`mailed-token:${secret}`).digest();
  }

  tokenFor(tokenId: string): string {
    return createHmac('sha256', this.key).update(tokenId).digest('base64url');
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { MailedToken, type MailedTokenType } from '../../domain/mailed-token.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';
import { LinkTokens } from './link-tokens.js';

interface NewLink {
  /** A UUIDv7 created when the email was requested: the greatest id is the newest link. */
  tokenId: string;
  userId: string;
  tokenType: MailedTokenType;
  email: string;
}

/** Links in emails. Jobs hold their ids, the database their digests, and only the email the link itself. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly tokens: MailedTokenRepository,
    private readonly linkTokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Replaces earlier links of the same type. Safe to repeat. Call inside a unit of work. */
  async create({ tokenId, userId, tokenType, email }: NewLink): Promise<void> {
    await this.tokens.lockAccount(userId);
    if ((await this.tokens.byId(tokenId)) !== null) return;
    const digest = this.linkTokens.digestOf(this.linkTokens.tokenFor(tokenId));
    const now = this.clock.now();
    const token = MailedToken.create({ id: tokenId, userId, tokenType, digest, email, now });
    if (!(await this.tokens.hasNewer(token))) await this.tokens.addAsNewest(token);
  }

  /** The token to put in the email, and the address; null if the link was used or replaced, or its key is gone. Its lifetime starts now. */
  startSending(tokenId: string): Promise<{ userId: string; email: string; token: string } | null> {
    return this.unitOfWork.run(async () => {
      const link = await this.tokens.byId(tokenId);
      if (link === null || link.isUsed()) return null;
      const token = this.linkTokens.storedTokenFor(tokenId, link.digest);
      if (token === null) return null;
      link.restartLifetime(this.clock.now());
      return { userId: link.userId, email: link.email, token };
    });
  }

  /** Also finds links that are used or expired. Call inside a unit of work. */
  find(token: string): Promise<MailedToken | null> {
    return this.tokens.byDigest(this.linkTokens.digestOf(token));
  }
}

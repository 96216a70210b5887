import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { MailedToken, type MailedTokenType } from '../domain/mailed-token.js';
import { MailedTokenRepository } from '../domain/mailed-token.repository.js';
import { OneWayCodes } from './one-way-codes.js';

interface LinkOrder {
  /** Also what makes the order the newest: a UUIDv7 of when the letter was asked for. */
  tokenId: string;
  userId: string;
  tokenType: MailedTokenType;
  email: string;
}

/** The links in letters: jobs know their ids, the database their digests, only the letter the link itself. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly tokens: MailedTokenRepository,
    private readonly codes: OneWayCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Keeps a link before its letter leaves, once however often it is asked; earlier ones of its type are void. Inside a unit of work. */
  async prepare({ tokenId, userId, tokenType, email }: LinkOrder): Promise<void> {
    await this.tokens.takeTurn(userId);
    if ((await this.tokens.byId(tokenId)) !== null) return;
    const digest = this.codes.digestOfMailedToken(this.codes.mailedToken(tokenId));
    const now = this.clock.now();
    const token = MailedToken.send({ id: tokenId, userId, tokenType, digest, email, now });
    if (!(await this.tokens.hasNewer(token))) await this.tokens.addAsNewest(token);
  }

  /** What a letter that leaves now carries, and where it goes; null where a newer one has made it void, or it was used. */
  leaving(tokenId: string): Promise<{ userId: string; email: string; token: string } | null> {
    return this.unitOfWork.run(async () => {
      const kept = await this.tokens.byId(tokenId);
      if (kept === null || kept.wasUsed()) return null;
      kept.sendAgain(this.clock.now());
      return { userId: kept.userId, email: kept.email, token: this.codes.mailedToken(tokenId) };
    });
  }

  /** The link that came back, whatever its state. Inside a unit of work. */
  returned(token: string): Promise<MailedToken | null> {
    return this.tokens.byDigest(this.codes.digestOfMailedToken(token));
  }
}

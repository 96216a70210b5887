import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountEmailChanged, EmailChangeAsked } from '../domain/security.events.js';
import { AccountRepository } from '../domain/account.repository.js';
import { AccountPost } from './account-emails.js';
import { emailChangeLetter, formerAddressLetter } from './email-texts.js';
import { PublicLinks } from './public-links.js';
import { MailedLinks } from './mailed-links.js';

/** An address that has an account of its own gets no letter, and whoever asked for it is not told. */
@Injectable()
@ReactsTo(EmailChangeAsked, { tries: 'long' })
export class SendEmailChangeLetterWhenAsked implements Reaction<EmailChangeAsked> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly post: AccountPost,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId }: EmailChangeAsked): Promise<void> {
    const leaving = await this.links.leaving(tokenId);
    if (leaving === null) return;
    const taken = await this.unitOfWork.run(() => this.accounts.byEmail(leaving.email));
    if (taken === null)
      await this.post.withLink(tokenId, (token) => emailChangeLetter(this.pages.verifyEmail(token)));
  }
}

@Injectable()
@ReactsTo(AccountEmailChanged, { tries: 'long' })
export class TellFormerAddressWhenEmailChanged implements Reaction<AccountEmailChanged> {
  constructor(private readonly post: AccountPost) {}

  async handle({ userId, formerEmail }: AccountEmailChanged): Promise<void> {
    await this.post.toAddress(userId, formerEmail, formerAddressLetter());
  }
}

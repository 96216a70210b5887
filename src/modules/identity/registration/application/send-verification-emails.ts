import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EmailVerificationAsked } from '../../account/domain/security.events.js';
import { UserRegistered } from '../../account/domain/account.events.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AccountPost } from '../../account/application/account-emails.js';
import { verificationLetter } from '../../account/application/email-texts.js';
import { MailedLinks } from '../../account/application/mailed-links.js';
import { PublicLinks } from '../../account/application/public-links.js';

@Injectable()
@ReactsTo(UserRegistered, { tries: 'long' })
export class SendVerificationLetterWhenRegistered implements Reaction<UserRegistered> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly post: AccountPost,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ userId }: UserRegistered): Promise<void> {
    // The first link of an account bears its id: the same at every try, and older than any that is asked for.
    const tokenId = userId;
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.find(userId);
      if (account === null || account.hasVerifiedEmail()) return;
      const { email } = account;
      await this.links.prepare({ tokenId, userId, tokenType: 'email_verification', email });
    });
    await this.post.withLink(tokenId, (token) => verificationLetter(this.pages.verifyEmail(token)));
  }
}

@Injectable()
@ReactsTo(EmailVerificationAsked, { tries: 'long' })
export class SendVerificationLetterWhenAsked implements Reaction<EmailVerificationAsked> {
  constructor(
    private readonly post: AccountPost,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId }: EmailVerificationAsked): Promise<void> {
    await this.post.withLink(tokenId, (token) => verificationLetter(this.pages.verifyEmail(token)));
  }
}

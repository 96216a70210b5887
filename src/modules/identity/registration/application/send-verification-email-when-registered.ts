import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { MailedLinks } from '../../account/application/email/mailed-links.js';
import { PublicLinks } from '../../account/application/email/public-links.js';
import { UserRegistered } from '../../account/domain/account.events.js';
import { AccountRepository } from '../../account/domain/account.repository.js';

@Injectable()
@ReactsTo(UserRegistered, {
  tries: 'long',
  concurrency: 4,
  formerName: 'SendVerificationLetterWhenRegistered',
})
export class SendVerificationEmailWhenRegistered implements Reaction<UserRegistered> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly emails: AccountEmails,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ userId }: UserRegistered): Promise<void> {
    // The first link of an account has the account's id: the same on every try, and older than any that is requested later.
    const tokenId = userId;
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.find(userId);
      if (account === null || account.hasVerifiedEmail()) return;
      const { email } = account;
      await this.links.create({ tokenId, userId, tokenType: 'email_verification', email });
    });
    await this.emails.sendLink(tokenId, (words, token) => words.confirmEmail(this.pages.verifyEmail(token)));
  }
}

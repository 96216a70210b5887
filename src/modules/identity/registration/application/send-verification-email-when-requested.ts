import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { PublicLinks } from '../../account/application/email/public-links.js';
import { EmailVerificationRequested } from '../domain/registration.events.js';

@Injectable()
@ReactsTo(EmailVerificationRequested, { tries: 'long', formerName: 'SendVerificationLetterWhenAsked' })
export class SendVerificationEmailWhenRequested implements Reaction<EmailVerificationRequested> {
  constructor(
    private readonly emails: AccountEmails,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId }: EmailVerificationRequested): Promise<void> {
    await this.emails.sendLink(tokenId, (words, token) => words.confirmEmail(this.pages.verifyEmail(token)));
  }
}

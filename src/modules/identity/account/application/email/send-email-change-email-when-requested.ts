import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EmailChangeRequested } from '../../domain/account.events.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { AccountEmails } from './account-emails.js';
import { MailedLinks } from './mailed-links.js';
import { PublicLinks } from './public-links.js';

/** Sends nothing to an address that already has an account. The requester does not learn this. */
@Injectable()
@ReactsTo(EmailChangeRequested, { tries: 'long', formerName: 'SendEmailChangeLetterWhenAsked' })
export class SendEmailChangeEmailWhenRequested implements Reaction<EmailChangeRequested> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly emails: AccountEmails,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId }: EmailChangeRequested): Promise<void> {
    const link = await this.links.startSending(tokenId);
    if (link === null) return;
    const taken = await this.unitOfWork.run(() => this.accounts.byEmail(link.email));
    if (taken === null)
      await this.emails.sendLink(tokenId, (words, token) => words.newEmail(this.pages.verifyEmail(token)));
  }
}

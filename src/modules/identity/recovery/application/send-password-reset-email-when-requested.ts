import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { MailedLinks } from '../../account/application/email/mailed-links.js';
import { PublicLinks } from '../../account/application/email/public-links.js';
import { SecretBox } from '../../account/application/secret-box.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { PasswordResetRequested } from '../domain/recovery.events.js';
import { RESET_PURPOSE } from './request-password-reset.js';

@Injectable()
@ReactsTo(PasswordResetRequested, { tries: 'long', concurrency: 4, formerName: 'SendResetLetterWhenAsked' })
export class SendPasswordResetEmailWhenRequested implements Reaction<PasswordResetRequested> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly box: SecretBox,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly emails: AccountEmails,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId, sealedEmail }: PasswordResetRequested): Promise<void> {
    const requestedFor = this.box.open(sealedEmail, RESET_PURPOSE);
    // Requested before the server's key was changed.
    if (requestedFor === null) return;
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.byEmail(requestedFor);
      if (!account?.canSignIn()) return;
      const { id: userId, email } = account;
      await this.links.create({ tokenId, userId, tokenType: 'password_reset', email });
    });
    await this.emails.sendLink(tokenId, (words, token) => words.newPassword(this.pages.resetPassword(token)));
  }
}

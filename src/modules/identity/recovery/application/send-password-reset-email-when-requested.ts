import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PasswordResetAsked } from '../../account/domain/security.events.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AccountPost } from '../../account/application/account-emails.js';
import { resetLetter } from '../../account/application/email-texts.js';
import { MailedLinks } from '../../account/application/mailed-links.js';
import { PublicLinks } from '../../account/application/public-links.js';
import { SecretBox } from '../../account/application/secret-box.js';

export const RESET_PURPOSE = 'password-reset-asked';

/** Only here is looked up whether the e-mail has an account, so that the request takes as long either way. */
@Injectable()
@ReactsTo(PasswordResetAsked, { tries: 'long' })
export class SendResetLetterWhenAsked implements Reaction<PasswordResetAsked> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly box: SecretBox,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly post: AccountPost,
    private readonly pages: PublicLinks,
  ) {}

  async handle({ tokenId, sealedEmail }: PasswordResetAsked): Promise<void> {
    const asked = this.box.open(sealedEmail, RESET_PURPOSE);
    // Asked before the server's key was changed.
    if (asked === null) return;
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.byEmail(asked);
      if (!account?.mayComeIn()) return;
      const { id: userId, email } = account;
      await this.links.prepare({ tokenId, userId, tokenType: 'password_reset', email });
    });
    await this.post.withLink(tokenId, (token) => resetLetter(this.pages.resetPassword(token)));
  }
}

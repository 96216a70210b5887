import { Injectable } from '@nestjs/common';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import {
  EmailChangeAsked,
  EmailVerificationAsked,
  PasswordResetAsked,
} from '../../account/domain/security.events.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { normalisedEmail } from '../../account/domain/email-address.js';
import { CurrentPassword } from '../../account/application/current-password.js';
import { MailedLinks } from '../../account/application/mailed-links.js';
import { SecretBox } from '../../account/application/secret-box.js';
import { RESET_PURPOSE } from './send-password-reset-email-when-requested.js';

/** What people may ask to be written. Each answer is the same whether a letter will leave or not. */
@Injectable()
export class AskForLetters {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly currentPassword: CurrentPassword,
    private readonly box: SecretBox,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async toResetThePasswordOf(email: string): Promise<void> {
    const sealedEmail = this.box.seal(normalisedEmail(email), RESET_PURPOSE);
    await this.unitOfWork.run(() => this.events.publish(new PasswordResetAsked(newId(), sealedEmail)));
  }

  /** Nothing is sent where the address is verified already. */
  async toVerifyTheEmailOf(userId: string): Promise<void> {
    const tokenId = newId();
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.byId(userId);
      if (account.hasVerifiedEmail()) return;
      await this.links.prepare({ tokenId, userId, tokenType: 'email_verification', email: account.email });
      await this.events.publish(new EmailVerificationAsked(tokenId));
    });
  }

  /** Throws `WrongCurrentPassword` and `NoPasswordYet`. */
  async toChangeTheEmailOf(userId: string, password: string, newEmail: string): Promise<void> {
    await this.currentPassword.prove(userId, password);
    const [tokenId, email] = [newId(), normalisedEmail(newEmail)];
    await this.unitOfWork.run(async () => {
      await this.links.prepare({ tokenId, userId, tokenType: 'email_change', email });
      await this.events.publish(new EmailChangeAsked(tokenId));
    });
  }
}

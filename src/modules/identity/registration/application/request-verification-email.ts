import { Injectable } from '@nestjs/common';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { MailedLinks } from '../../account/application/mailed-links.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { EmailVerificationRequested } from '../domain/registration.events.js';

/** Sends the verification email again. Does nothing if the email is already verified. */
@Injectable()
export class RequestVerificationEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async request(userId: string): Promise<void> {
    const tokenId = newId();
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.byId(userId);
      if (account.hasVerifiedEmail()) return;
      await this.links.create({ tokenId, userId, tokenType: 'email_verification', email: account.email });
      await this.events.publish(new EmailVerificationRequested(tokenId));
    });
  }
}

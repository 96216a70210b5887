import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { IDENTITY_BUDGETS, TOO_MANY_EMAILS } from '../../account/application/identity-budgets.js';
import { MailedLinks } from '../../account/application/email/mailed-links.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { mailboxOf } from '../../account/domain/email-address.js';
import { EmailVerificationRequested } from '../domain/registration.events.js';

/** Sends the verification email again. Does nothing if the email is already verified. Throws `BudgetSpent` after too many. */
@Injectable()
export class RequestVerificationEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly budgets: Budgets,
  ) {}

  async request(userId: string): Promise<void> {
    const account = await this.unitOfWork.run(() => this.accounts.byId(userId));
    if (account.hasVerifiedEmail()) return;
    const { email } = account;
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['unproven-recipient'],
      mailboxOf(email),
      TOO_MANY_EMAILS,
    );
    const tokenId = newId();
    await this.unitOfWork.run(async () => {
      await this.links.create({ tokenId, userId, tokenType: 'email_verification', email });
      await this.events.publish(new EmailVerificationRequested(tokenId));
    });
  }
}

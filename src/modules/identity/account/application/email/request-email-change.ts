import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EmailChangeRequested } from '../../domain/account.events.js';
import { mailboxOf, normalizedEmail } from '../../domain/email-address.js';
import { CurrentPassword } from '../password/current-password.js';
import { IDENTITY_BUDGETS, TOO_MANY_EMAILS } from '../identity-budgets.js';
import { MailedLinks } from './mailed-links.js';

/** The email changes once the link that is sent to the new address is opened. */
@Injectable()
export class RequestEmailChange {
  constructor(
    private readonly links: MailedLinks,
    private readonly currentPassword: CurrentPassword,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly budgets: Budgets,
  ) {}

  /**
   * Throws `WrongCurrentPassword`, `NoPasswordYet` and, after too many emails, `BudgetSpent`, but never says whether the new
   * address has an account.
   */
  async request(userId: string, password: string, newEmail: string, network: string): Promise<void> {
    const verified = await this.currentPassword.verify(userId, password);
    const [tokenId, email] = [newId(), normalizedEmail(newEmail)];
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['email-change'], userId, 'Too many changes of email.');
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['email-change-network'], network);
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['email-change-recipient'],
      mailboxOf(email),
      TOO_MANY_EMAILS,
    );
    await this.unitOfWork.run(async () => {
      await this.currentPassword.lockUnchanged(verified);
      await this.links.create({ tokenId, userId, tokenType: 'email_change', email });
      await this.events.publish(new EmailChangeRequested(tokenId));
    });
  }
}

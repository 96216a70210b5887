import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { IDENTITY_BUDGETS, TOO_MANY_EMAILS } from '../../account/application/identity-budgets.js';
import { SecretBox } from '../../account/application/secret-box.js';
import { mailboxOf, normalizedEmail } from '../../account/domain/email-address.js';
import { PasswordResetRequested } from '../domain/recovery.events.js';

export const RESET_PURPOSE = 'password-reset-asked';

/** Does not look the account up, so the request takes as long for an unknown email as for a known one. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly box: SecretBox,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly budgets: Budgets,
  ) {}

  /** Throws `BudgetSpent` after too many requests for this email, also where it has no account. */
  async request(email: string): Promise<void> {
    const recipient = IDENTITY_BUDGETS['forgot-password-recipient'];
    await this.budgets.spendOrRefuse(recipient, mailboxOf(email), TOO_MANY_EMAILS);
    const sealedEmail = this.box.seal(normalizedEmail(email), RESET_PURPOSE);
    await this.unitOfWork.run(() => this.events.publish(new PasswordResetRequested(newId(), sealedEmail)));
  }
}

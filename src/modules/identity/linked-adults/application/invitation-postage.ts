import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { mailboxOf } from '../../account/domain/email-address.js';

/** Nobody can use invitations to send someone many emails. */
@Injectable()
export class InvitationPostage {
  constructor(private readonly budgets: Budgets) {}

  /** Call it outside a unit of work. @throws BudgetSpent */
  async pay(studentId: string, email: string): Promise<void> {
    const mailbox = mailboxOf(email);
    const toOne = `${studentId} ${mailbox}`;
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['invitation-emails'],
      studentId,
      'You sent many invitations today.',
    );
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['invitation-emails-to-one'],
      toOne,
      'We sent this address several emails from you today. Ask them to look in their spam folder.',
    );
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['invitation-recipient'],
      mailbox,
      'This address got many invitations today. You can still make a code and pass it on yourself.',
    );
  }
}

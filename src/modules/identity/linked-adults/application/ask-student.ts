import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { mailboxOf } from '../../account/domain/email-address.js';
import { StudentAsked } from '../domain/linked-adults.events.js';
import { type Relation } from '../domain/shared-part.js';
import { SealedAddresses } from './sealed-addresses.js';

/**
 * An adult asks a student, whose email they know, to share with them. Does not look the student up, so it takes as long and says the
 * same for an unknown email as for a known one.
 */
@Injectable()
export class AskStudent {
  constructor(
    private readonly addresses: SealedAddresses,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly budgets: Budgets,
  ) {}

  /** @throws BudgetSpent after too many questions, also where the email has no account */
  async ask(adultId: string, relation: Relation, email: string): Promise<void> {
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['link-requests'], adultId, 'You asked many students.');
    await this.budgets.spendOrRefuse(
      IDENTITY_BUDGETS['link-requests-to-one'],
      mailboxOf(email),
      'This student was asked many times.',
    );
    const sealed = this.addresses.seal(email);
    await this.unitOfWork.run(() =>
      this.events.publish(new StudentAsked(newId(), adultId, relation, sealed)),
    );
  }
}

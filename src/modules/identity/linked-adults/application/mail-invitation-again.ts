import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '../../contracts/accounts.js';
import { InvitationGone } from '../domain/linked-adults.errors.js';
import { InvitationMailed } from '../domain/linked-adults.events.js';
import { InvitationPostage } from './invitation-postage.js';
import { SealedAddresses } from './sealed-addresses.js';
import { StoredLinks } from './stored-links.js';

/** The same code to the same address. @throws InvitationGone @throws BudgetSpent */
export class MailInvitationAgain extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly invitationId: string,
  ) {
    super();
  }
}

@CommandHandler(MailInvitationAgain)
export class MailInvitationAgainHandler implements ICommandHandler<MailInvitationAgain> {
  constructor(
    private readonly links: StoredLinks,
    private readonly addresses: SealedAddresses,
    private readonly postage: InvitationPostage,
    private readonly accounts: Accounts,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, invitationId }: MailInvitationAgain): Promise<void> {
    await this.postage.pay(studentId, await this.addressOf(studentId, invitationId));
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.addressOf(studentId, invitationId);
      await this.events.publish(new InvitationMailed(invitationId, studentId));
    });
  }

  private async addressOf(studentId: string, invitationId: string): Promise<string> {
    const invitation = await this.links.invitationOf(studentId, invitationId, this.clock.now());
    const email = this.addresses.open(invitation?.sealedEmail ?? null);
    if (email === null) throw new InvitationGone();
    return email;
  }
}

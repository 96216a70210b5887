import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { mailboxOf } from '../../account/domain/email-address.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { expiryOf, type Invitation, MOST_INVITATIONS } from '../domain/invitation.js';
import { InvitationToOneself, TooManyInvitations } from '../domain/linked-adults.errors.js';
import { InvitationMailed } from '../domain/linked-adults.events.js';
import { type Relation, type SharedPart } from '../domain/shared-part.js';
import { InvitationCodes } from './invitation-codes.js';
import { InvitationPostage } from './invitation-postage.js';
import { SealedAddresses } from './sealed-addresses.js';
import { StoredLinks } from './stored-links.js';

export interface OpenInvitation extends Invitation {
  /** Told only now, and in the email. */
  readonly code: string;
}

/**
 * A student makes a code for one adult and chooses what that adult will see. With an email, we send the code there.
 *
 * @throws TooManyInvitations @throws InvitationToOneself @throws BudgetSpent
 */
export class InviteAdult extends Command<OpenInvitation> {
  constructor(
    readonly studentId: string,
    readonly relation: Relation,
    readonly parts: readonly SharedPart[],
    readonly email: string | null,
  ) {
    super();
  }
}

@CommandHandler(InviteAdult)
export class InviteAdultHandler implements ICommandHandler<InviteAdult> {
  constructor(
    private readonly links: StoredLinks,
    private readonly codes: InvitationCodes,
    private readonly addresses: SealedAddresses,
    private readonly postage: InvitationPostage,
    private readonly accounts: Accounts,
    private readonly owners: AccountRepository,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, relation, parts, email }: InviteAdult): Promise<OpenInvitation> {
    if (email !== null) await this.prepareToMail(studentId, email);
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const now = this.clock.now();
      if ((await this.links.countInvitations(studentId, now)) >= MOST_INVITATIONS)
        throw new TooManyInvitations(MOST_INVITATIONS);

      const id = newId();
      const code = this.codes.codeFor(id);
      const sealedEmail = email === null ? null : this.addresses.seal(email);
      const invitation = { id, studentId, relation, parts, expiresAt: expiryOf(now), sealedEmail };
      await this.links.addInvitation(invitation, this.codes.digestOf(code));
      const detail = { relation, ...(email !== null && { how: 'email' }) };
      await this.audit.record({ kind: 'adult-invited', userId: studentId, detail });
      if (email !== null) await this.events.publish(new InvitationMailed(id, studentId));
      return { ...invitation, code };
    });
  }

  private async prepareToMail(studentId: string, email: string): Promise<void> {
    const student = await this.unitOfWork.run(() => this.owners.find(studentId));
    if (student !== null && mailboxOf(student.email) === mailboxOf(email)) throw new InvitationToOneself();
    await this.postage.pay(studentId, email);
  }
}

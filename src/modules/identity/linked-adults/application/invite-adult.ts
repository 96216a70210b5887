import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { expiryOf, type Invitation, MOST_INVITATIONS } from '../domain/invitation.js';
import { TooManyInvitations } from '../domain/linked-adults.errors.js';
import { type Relation, type SharedPart } from '../domain/shared-part.js';
import { InvitationCodes } from './invitation-codes.js';
import { StoredLinks } from './stored-links.js';

export interface OpenInvitation extends Invitation {
  /** Told only now. */
  readonly code: string;
}

/** A student makes a code for one adult and chooses what that adult will see. @throws TooManyInvitations */
export class InviteAdult extends Command<OpenInvitation> {
  constructor(
    readonly studentId: string,
    readonly relation: Relation,
    readonly parts: readonly SharedPart[],
  ) {
    super();
  }
}

@CommandHandler(InviteAdult)
export class InviteAdultHandler implements ICommandHandler<InviteAdult> {
  constructor(
    private readonly links: StoredLinks,
    private readonly codes: InvitationCodes,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, relation, parts }: InviteAdult): Promise<OpenInvitation> {
    const code = this.codes.next();
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const now = this.clock.now();
      if ((await this.links.countInvitations(studentId, now)) >= MOST_INVITATIONS)
        throw new TooManyInvitations(MOST_INVITATIONS);

      const invitation = { id: newId(), studentId, relation, parts, expiresAt: expiryOf(now) };
      await this.links.addInvitation(invitation, this.codes.digestOf(code));
      await this.audit.record({ kind: 'adult-invited', userId: studentId, detail: { relation } });
      return { ...invitation, code };
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { MOST_ADULTS } from '../domain/invitation.js';
import { InvitationForAnother, InvitationNotFound, TooManyAdults } from '../domain/linked-adults.errors.js';
import { AdultLinked } from '../domain/linked-adults.events.js';
import { type Relation } from '../domain/shared-part.js';
import { InvitationCodes } from './invitation-codes.js';
import { StoredLinks } from './stored-links.js';
import { StoredRequests } from './stored-requests.js';

/** An adult enters a student's code. Returns the student's id. @throws InvitationNotFound @throws InvitationForAnother */
export class AcceptInvitation extends Command<string> {
  constructor(
    readonly adultId: string,
    /** What the account of the adult is. */
    readonly relation: Relation,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly links: StoredLinks,
    private readonly requests: StoredRequests,
    private readonly codes: InvitationCodes,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adultId, relation, code }: AcceptInvitation): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(adultId);
      const linkedAt = this.clock.now();
      const invitation = await this.links.findInvitation(this.codes.digestsOf(code), linkedAt);
      if (invitation === null) throw new InvitationNotFound();
      if (invitation.relation !== relation) throw new InvitationForAnother(invitation.relation);

      const { id, studentId, parts } = invitation;
      await this.accounts.lockIfExists(studentId);
      if ((await this.links.countAdults(studentId)) >= MOST_ADULTS) throw new TooManyAdults(MOST_ADULTS);
      if (!(await this.links.removeInvitation(studentId, id))) throw new InvitationNotFound();
      await this.links.save({ studentId, adultId, relation, parts, linkedAt });
      await this.requests.remove(studentId, adultId);
      await this.audit.record({ kind: 'adult-linked', userId: studentId, by: adultId, detail: { relation } });
      await this.events.publish(new AdultLinked(id, studentId, adultId));
      return studentId;
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { MOST_ADULTS } from '../domain/invitation.js';
import { RequestNotFound, TooManyAdults } from '../domain/linked-adults.errors.js';
import { RequestGranted } from '../domain/linked-adults.events.js';
import { type SharedPart } from '../domain/shared-part.js';
import { StoredLinks } from './stored-links.js';
import { StoredRequests } from './stored-requests.js';

/** A student says yes to an adult who asked, and chooses what they see. @throws RequestNotFound @throws TooManyAdults */
export class GrantRequest extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly requestId: string,
    readonly parts: readonly SharedPart[],
  ) {
    super();
  }
}

@CommandHandler(GrantRequest)
export class GrantRequestHandler implements ICommandHandler<GrantRequest> {
  constructor(
    private readonly requests: StoredRequests,
    private readonly links: StoredLinks,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, requestId, parts }: GrantRequest): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const linkedAt = this.clock.now();
      const request = await this.requests.openRequest(studentId, requestId, linkedAt);
      if (request === null) throw new RequestNotFound();

      const { adultId, relation } = request;
      await this.accounts.lockIfExists(adultId);
      if ((await this.links.countAdults(studentId)) >= MOST_ADULTS) throw new TooManyAdults(MOST_ADULTS);
      if (!(await this.requests.remove(studentId, adultId))) throw new RequestNotFound();
      await this.links.save({ studentId, adultId, relation, parts, linkedAt });
      await this.audit.record({ kind: 'link-granted', userId: studentId, detail: { relation } });
      await this.events.publish(new RequestGranted(requestId, studentId, adultId));
    });
  }
}

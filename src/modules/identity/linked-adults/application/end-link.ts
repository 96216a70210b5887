import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { AdultUnlinked } from '../domain/linked-adults.events.js';
import { StoredLinks } from './stored-links.js';

/** Either side ends it, at once. Repeating it changes nothing. */
export class EndLink extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly adultId: string,
    readonly endedBy: 'student' | 'adult',
  ) {
    super();
  }
}

@CommandHandler(EndLink)
export class EndLinkHandler implements ICommandHandler<EndLink> {
  constructor(
    private readonly links: StoredLinks,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, adultId, endedBy }: EndLink): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.accounts.lockIfExists(adultId);
      if (!(await this.links.remove(studentId, adultId))) return;
      await this.audit.record({
        kind: 'adult-unlinked',
        userId: studentId,
        ...(endedBy === 'adult' && { by: adultId }),
        detail: { endedBy },
      });
      await this.events.publish(new AdultUnlinked(newId(), studentId, adultId, endedBy));
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { StoredShareLinks } from './stored-share-links.js';

/** The link stops working, at once. Repeating it changes nothing. */
export class EndShareLink extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly linkId: string,
  ) {
    super();
  }
}

@CommandHandler(EndShareLink)
export class EndShareLinkHandler implements ICommandHandler<EndShareLink> {
  constructor(
    private readonly links: StoredShareLinks,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, linkId }: EndShareLink): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const name = await this.links.remove(studentId, linkId);
      if (name === null) return;
      await this.audit.record({ kind: 'share-link-ended', userId: studentId, detail: { name } });
    });
  }
}

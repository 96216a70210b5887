import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { AdultNotFound } from '../domain/linked-adults.errors.js';
import { type SharedPart } from '../domain/shared-part.js';
import { StoredLinks } from './stored-links.js';

/** A student decides what one adult sees from now on. @throws AdultNotFound */
export class ChangeSharedParts extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly adultId: string,
    readonly parts: readonly SharedPart[],
  ) {
    super();
  }
}

@CommandHandler(ChangeSharedParts)
export class ChangeSharedPartsHandler implements ICommandHandler<ChangeSharedParts> {
  constructor(
    private readonly links: StoredLinks,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, adultId, parts }: ChangeSharedParts): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      if (!(await this.links.changeParts(studentId, adultId, parts))) throw new AdultNotFound();
      const detail = { parts: parts.join(', ') };
      await this.audit.record({ kind: 'sharing-changed', userId: studentId, detail });
    });
  }
}

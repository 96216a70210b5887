import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Budgets } from '#shared-kernel/application/budget.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { DataCopies } from './data-copies.js';
import { DataExportQueue } from './data-export-queue.js';
import { type BegunExport, DataExports, type ExportRequest } from './data-exports.js';

const TOO_MANY = 'You have asked for many copies of your data.';

/** Asks for a copy of everything about the caller. While one is being prepared, nothing happens. Throws `BudgetSpent`. */
export class RequestDataExport extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  private readonly log = new Logger(RequestDataExportHandler.name);

  constructor(
    private readonly exports: DataExports,
    private readonly queue: DataExportQueue,
    private readonly copies: DataCopies,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly budgets: Budgets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: RequestDataExport): Promise<void> {
    const budget = IDENTITY_BUDGETS['data-exports'];
    await this.budgets.spendOrRefuse(budget, userId, TOO_MANY);
    const begun = await this.begin({ exportId: newId(), userId });
    if (begun === null) await this.budgets.giveBack(budget, userId);
    else if (begun.replacedId !== null) await this.removeReplaced({ exportId: begun.replacedId, userId });
  }

  private begin(request: ExportRequest): Promise<BegunExport | null> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(request.userId);
      const begun = await this.exports.begin(request, this.clock.now());
      if (begun === null) return null;
      await this.queue.add(request);
      await this.audit.record({
        kind: 'data-exported',
        userId: request.userId,
        detail: { step: 'asked' },
      });
      return begun;
    });
  }

  /** What a storage that is down keeps is removed by its own cleanup after a day. */
  private async removeReplaced(replaced: ExportRequest): Promise<void> {
    await this.copies
      .remove(replaced)
      .catch(() => this.log.warn('A replaced copy of someone’s data could not be removed yet'));
  }
}

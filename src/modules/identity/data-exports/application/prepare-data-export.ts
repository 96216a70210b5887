import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { DataExportReady } from '../domain/data-export.events.js';
import { DataCopies } from './data-copies.js';
import { DataExports, type ExportRequest, type FilesCopied } from './data-exports.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the copy someone asked for. A second try, also at the same time, ends with the same copy and one message. */
@Injectable()
export class PrepareDataExport {
  constructor(
    private readonly exports: DataExports,
    private readonly copies: DataCopies,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly budgets: Budgets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare(request: ExportRequest, signal: AbortSignal): Promise<void> {
    const { exportId } = request;
    const status = await this.exports.statusOf(exportId);
    if (status === 'queued' || status === 'running') {
      // Counted from the beginning, so that it ends before the storage's own cleanup takes the file for a leftover.
      const expiresAt = new Date(this.clock.now().getTime() + DAY_MS);
      const onProgress = (files: FilesCopied) => this.recordProgress(exportId, files);
      const size = await this.copies.write(request, { onProgress, signal });
      await this.complete(request, size, expiresAt);
    }
    // It was replaced, or the account was removed meanwhile.
    if ((await this.exports.statusOf(exportId)) === null) await this.copies.remove(request);
  }

  async giveUp(request: ExportRequest): Promise<void> {
    if (!(await this.exports.fail(request.exportId))) return;
    await this.copies.remove(request);
    await this.budgets.giveBack(IDENTITY_BUDGETS['data-exports'], request.userId);
  }

  private async recordProgress(exportId: string, files: FilesCopied): Promise<void> {
    await this.exports.recordProgress(exportId, files);
  }

  private async complete({ exportId, userId }: ExportRequest, size: number, expiresAt: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(userId))) return;
      if (!(await this.exports.complete(exportId, size, expiresAt))) return;
      await this.audit.record({ kind: 'data-exported', userId, detail: { step: 'prepared' } });
      await this.events.publish(new DataExportReady(exportId, userId, expiresAt.toISOString()));
    });
  }
}

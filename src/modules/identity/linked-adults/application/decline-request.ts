import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { restUntil } from '../domain/link-request.js';
import { StoredRequests } from './stored-requests.js';

/** The adult is told nothing, and can't ask this student again for a while. Repeating it is fine, so no command. */
@Injectable()
export class DeclineRequest {
  constructor(
    private readonly requests: StoredRequests,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async decline(studentId: string, requestId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const now = this.clock.now();
      if (await this.requests.decline(studentId, requestId, now, restUntil(now)))
        await this.audit.record({ kind: 'link-declined', userId: studentId });
    });
  }
}

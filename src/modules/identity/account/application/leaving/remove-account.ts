import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { PersonalData } from '#shared-kernel/application/personal-data.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { AuditLogEraser } from '../../../activity/application/audit-log-eraser.js';
import { Accounts, type RemovalReason } from '../../../contracts/accounts.js';
import { SignInRepository } from '../../../sign-in/domain/sign-in.repository.js';
import { SignInStates } from '../../../sign-in/application/sign-in-states.js';
import { AccountRemoved } from '../../domain/account.events.js';
import { AccountRepository } from '../../domain/account.repository.js';

/** Leaves nothing that identifies the person. The audit log still has what happened and when. */
@Injectable()
export class RemoveAccount extends Accounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signIns: SignInRepository,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly auditEraser: AuditLogEraser,
    private readonly personalData: PersonalData,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async remove(userId: string, reason: RemovalReason): Promise<void> {
    const ended = await this.unitOfWork.run(async () => {
      const account = await this.accounts.findToRemove(userId);
      if (account === null) return [];
      // The owner may have decided to stay a moment ago.
      if (reason === 'asked' && !account.isRemovalDue(this.clock.now())) return [];

      const signIns = await this.signIns.activeExcept(null, userId, this.clock.now());
      await this.auditEraser.erase(userId, account.email);
      await this.personalData.erase(userId);
      await this.accounts.remove(account);
      await this.audit.record({ kind: 'account-removed', userId: null, detail: { reason } });
      await this.events.publish(new AccountRemoved(userId));
      return signIns;
    });
    for (const { id } of ended) this.states.forget(id);
  }

  lockIfExists(userId: string): Promise<boolean> {
    return this.accounts.lockIfExists(userId);
  }
}

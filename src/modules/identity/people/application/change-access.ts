import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ADMIN_CREDENTIALS, type AdminCredentials } from '../../account/application/ensure-admin.js';
import { type Account } from '../../account/domain/account.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { normalizedEmail } from '../../account/domain/email-address.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { EndSignIns } from '../../sign-in/application/end-sign-ins.js';
import { type AccessChange, checkAccessChange, whatChanges } from '../domain/access-change.js';
import { PersonNotFound } from '../domain/people.errors.js';

/** An admin gives someone another role, or deactivates or reactivates the account. Throws `PersonNotFound`. */
export class ChangeAccess extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
    readonly change: AccessChange,
  ) {
    super();
  }
}

/** Every sign-in of the account ends, so no screen of the former role stays open. */
@CommandHandler(ChangeAccess)
export class ChangeAccessHandler implements ICommandHandler<ChangeAccess> {
  constructor(
    @Inject(ADMIN_CREDENTIALS) private readonly configured: AdminCredentials,
    private readonly accounts: AccountRepository,
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId, change }: ChangeAccess): Promise<void> {
    const ended = await this.unitOfWork.run(async () => {
      const activeAdminIds = await this.accounts.lockWithAdmins(userId);
      const account = await this.accounts.find(userId);
      if (account === null) throw new PersonNotFound();
      const changed = whatChanges(account, change);
      if (changed.role === undefined && changed.isActive === undefined) return [];

      const configuredEmail = this.configured ? normalizedEmail(this.configured.email) : null;
      checkAccessChange(account, changed, { adminId, activeAdminIds, configuredEmail });
      await this.changeRole(account, changed.role, adminId);
      await this.changeActivation(account, changed.isActive, adminId);
      return this.endSignIns.endAllExcept(null, userId);
    });
    this.endSignIns.forgetStates(ended);
  }

  private async changeRole(account: Account, role: AccessChange['role'], by: string): Promise<void> {
    if (role === undefined) return;
    const detail = { role, from: account.currentRole };
    account.changeRole(role, this.clock.now());
    await this.audit.record({ kind: 'role-changed', userId: account.id, by, detail });
  }

  private async changeActivation(account: Account, isActive: boolean | undefined, by: string): Promise<void> {
    if (isActive === undefined) return;
    if (isActive) account.reactivate(this.clock.now());
    else account.deactivate(this.clock.now());
    const kind = isActive ? 'account-reactivated' : 'account-deactivated';
    await this.audit.record({ kind, userId: account.id, by });
  }
}

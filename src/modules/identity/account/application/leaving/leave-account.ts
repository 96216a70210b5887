import { Injectable } from '@nestjs/common';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { SignInRepository } from '../../../sign-in/domain/sign-in.repository.js';
import { AdminsStay, SignInAgainFirst } from '../../domain/account.errors.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { CurrentPassword } from '../password/current-password.js';

const RECENTLY_MS = 10 * 60 * 1000;

/**
 * The owner leaves: everything is removed after some days, in which they can sign in and change their mind. Until then, linked
 * adults see nothing of them.
 */
@Injectable()
export class LeaveAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signIns: SignInRepository,
    private readonly currentPassword: CurrentPassword,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  dueAt(userId: string): Promise<Date | null> {
    return this.unitOfWork.run(async () => (await this.accounts.byId(userId)).leavingOn);
  }

  /** Throws `WrongCurrentPassword`, `SignInAgainFirst`, `AdminsStay` and, after too many wrong passwords, `BudgetSpent`. */
  async leave({ userId, signInId }: Caller, password: string): Promise<void> {
    const verified = (await this.hasPassword(userId))
      ? await this.currentPassword.verify(userId, password)
      : null;
    await this.unitOfWork.run(async () => {
      if (verified) await this.currentPassword.lockUnchanged(verified);
      else await this.lockSignedInRecently(userId, signInId);
      const account = await this.accounts.byId(userId);
      if (account.currentRole === 'admin') throw new AdminsStay();
      if (account.leave(this.clock.now())) await this.audit.record({ kind: 'leaving-asked', userId });
    });
  }

  /** Needs no password: it only keeps what is there. */
  async stay(userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(userId);
      if ((await this.accounts.byId(userId)).stay(this.clock.now()))
        await this.audit.record({ kind: 'leaving-undone', userId });
    });
  }

  private hasPassword(userId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => (await this.accounts.byId(userId)).hash !== null);
  }

  private async lockSignedInRecently(userId: string, signInId: string): Promise<void> {
    await this.accounts.lock(userId);
    const signIn = await this.signIns.byId(signInId);
    if (signIn?.beganWithin(RECENTLY_MS, this.clock.now()) !== true) throw new SignInAgainFirst();
  }
}

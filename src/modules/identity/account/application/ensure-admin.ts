import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Account } from '../domain/account.js';
import { EmailAlreadyRegistered } from '../domain/account.errors.js';
import { AccountRepository } from '../domain/account.repository.js';
import { ADMIN_NAME } from '../domain/admin-name.js';
import { EndSignIns } from '../../sign-in/application/end-sign-ins.js';
import { PasswordHasher } from './password/password-hasher.js';
import { TakeBackAccount } from './password/take-back-account.js';

/** Injection token of the configured admin, or undefined where none is configured. */
export const ADMIN_CREDENTIALS = Symbol('admin credentials');
export type AdminCredentials = { email: string; password: string } | undefined;

/** At every start, makes sure the configured admin exists, is active, and has the configured password. */
@Injectable()
export class EnsureAdmin implements OnApplicationBootstrap {
  constructor(
    @Inject(ADMIN_CREDENTIALS) private readonly admin: AdminCredentials,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly takeBack: TakeBackAccount,
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.admin === undefined) return;
    const { email, password } = this.admin;
    const now = this.clock.now();
    const passwordHash = await this.hasher.hash(password, { line: 'start', isKnown: true });

    try {
      await this.ensure(email, passwordHash, now);
    } catch (error) {
      if (!(error instanceof EmailAlreadyRegistered)) throw error;
      // Another replica that starts at the same time made the account a moment ago.
      await this.ensure(email, passwordHash, now);
    }
  }

  private async ensure(email: string, passwordHash: string, now: Date): Promise<void> {
    const ended = await this.unitOfWork.run(async () => {
      const account = await this.accounts.byEmail(email);
      if (account === null) {
        await this.accounts.add(newAdmin(email, passwordHash, now));
        return [];
      }
      const mayBeOfSomeoneElse = !account.hasVerifiedEmail();
      const isPromoted = account.becomeAdmin(passwordHash, now);
      if (!isPromoted) return [];
      await this.audit.record({ kind: 'role-changed', userId: account.id, detail: { role: 'admin' } });
      return mayBeOfSomeoneElse ? this.takeBack.takeBack(account) : [];
    });
    this.endSignIns.forgetStates(ended);
  }
}

const newAdmin = (email: string, passwordHash: string, now: Date): Account =>
  Account.register({
    id: newId(),
    email,
    ...ADMIN_NAME,
    role: 'admin',
    passwordHash,
    emailVerified: true,
    now,
  });

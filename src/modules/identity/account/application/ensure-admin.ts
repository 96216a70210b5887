import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Account } from '../domain/account.js';
import { AccountRepository } from '../domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { PasswordHasher } from './password-hasher.js';

/** Injection token of the operator's credentials, or undefined where none are set. */
export const OPERATOR = Symbol('operator');
export type Operator = { email: string; password: string } | undefined;

/** At every start the operator's account is there, is an admin, is active, and has the configured password. */
@Injectable()
export class KeepAdmin implements OnApplicationBootstrap {
  constructor(
    @Inject(OPERATOR) private readonly operator: Operator,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.operator === undefined) return;
    const { email, password } = this.operator;
    const now = this.clock.now();
    const passwordHash = await this.hasher.hash(password);

    await this.unitOfWork.run(async () => {
      const known = await this.accounts.byEmail(email);
      if (known) {
        if (known.becomeAdmin(passwordHash, now))
          await this.audit.record({ kind: 'role-changed', userId: known.id, detail: { role: 'admin' } });
      } else
        await this.accounts.add(
          Account.register({
            id: newId(),
            email,
            firstName: 'Flyleaf',
            lastName: 'Admin',
            role: 'admin',
            passwordHash,
            emailVerified: true,
            now,
          }),
        );
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { NoPasswordYet, WrongCurrentPassword } from '../../domain/account.errors.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { IDENTITY_BUDGETS } from '../identity-budgets.js';
import { PasswordHasher } from './password-hasher.js';

export interface VerifiedPassword {
  readonly userId: string;
  readonly hash: string;
}

/** Required before anything about signing in changes, because someone else may be using an unlocked screen. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly budgets: Budgets,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Slow, so call it outside a unit of work. Throws `WrongCurrentPassword`, `NoPasswordYet` and, after too many wrong ones, `BudgetSpent`. */
  async verify(userId: string, password: string): Promise<VerifiedPassword> {
    let verified = '';
    const isRight = await this.hasher.verify(password, { line: userId, isKnown: true }, async () => {
      const { hash } = await this.unitOfWork.run(() => this.accounts.byId(userId));
      if (hash === null) throw new NoPasswordYet();
      await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['password-check'], userId);
      verified = hash;
      return hash;
    });
    if (!isRight) throw new WrongCurrentPassword();
    await this.budgets.giveBack(IDENTITY_BUDGETS['password-check'], userId);
    return { userId, hash: verified };
  }

  /** First in the unit of work that follows: meanwhile the owner may have reset the password to keep someone out. */
  async lockUnchanged({ userId, hash }: VerifiedPassword): Promise<void> {
    await this.accounts.lock(userId);
    if ((await this.accounts.byId(userId)).hash !== hash) throw new WrongCurrentPassword();
  }
}

import { IDENTITY_BUDGETS } from './identity-budgets.js';
import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { NoPasswordYet, WrongCurrentPassword } from '../domain/security.errors.js';
import { AccountRepository } from '../domain/account.repository.js';
import { PasswordHasher } from './password-hasher.js';

/** Whoever changes how to sign in says the current password once more: a borrowed screen is not enough. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly budgets: Budgets,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Slow, so outside a unit of work. Throws `WrongCurrentPassword` and `NoPasswordYet`; too many wrong ones are refused. */
  async prove(userId: string, password: string): Promise<void> {
    const hash = await this.unitOfWork.run(async () => (await this.accounts.byId(userId)).hash);
    if (hash === null) throw new NoPasswordYet();

    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['password-check'], userId);
    if (!(await this.hasher.matches(hash, password))) throw new WrongCurrentPassword();
    await this.budgets.giveBack(IDENTITY_BUDGETS['password-check'], userId);
  }
}

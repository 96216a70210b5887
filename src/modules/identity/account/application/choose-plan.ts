import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../domain/account.repository.js';
import { type Plan } from '../domain/plan.js';

/** A preference that is never refused, so no command. */
@Injectable()
export class ChoosePlan {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async choose(userId: string, plan: Plan): Promise<void> {
    await this.unitOfWork.run(async () => {
      (await this.accounts.byId(userId)).choosePlan(plan, this.clock.now());
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ContactChoices } from './contact-choices.js';
import { LeadScoring } from './lead-scoring.js';

/** A student says whether the people who run Flyleaf may contact them about its services. */
@Injectable()
export class ChooseContact {
  constructor(
    private readonly choices: ContactChoices,
    private readonly scoring: LeadScoring,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Who cannot be on the list has nothing to choose. */
  async of(studentId: string) {
    const [canChoose, isAllowed] = await Promise.all([
      this.scoring.appliesTo(studentId),
      this.choices.isAllowed(studentId),
    ]);
    return { canChoose, isAllowed: canChoose && isAllowed };
  }

  /** A yes counts only from a student who was asked. */
  async keep(studentId: string, isAllowed: boolean): Promise<void> {
    if (isAllowed && !(await this.scoring.appliesTo(studentId))) return;
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.choices.keep(studentId, isAllowed, this.clock.now());
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ProfileVersions } from '#modules/student-profile/contracts/index.js';
import { changedCriteria, type SelectionCriteria, USUAL_CRITERIA } from '../../domain/selection-criteria.js';
import { SelectionCriteriaRepository } from '../../domain/selection-criteria.repository.js';

/** Saves the parts sent; the others stay as they were. */
export class SaveSelectionCriteria extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly changes: Parameters<typeof changedCriteria>[1],
  ) {
    super();
  }
}

/** A save counts as a change of the profile, so that matches and stored recommendations follow it. */
@CommandHandler(SaveSelectionCriteria)
export class SaveSelectionCriteriaHandler implements ICommandHandler<SaveSelectionCriteria> {
  constructor(
    private readonly criteria: SelectionCriteriaRepository,
    private readonly profileVersions: ProfileVersions,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, changes }: SaveSelectionCriteria): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      // Locks the profile first, so that two saves of one student take turns.
      await this.profileVersions.raise(studentId);
      const before: SelectionCriteria = (await this.criteria.of(studentId)) ?? USUAL_CRITERIA;
      await this.criteria.save(studentId, changedCriteria(before, changes), this.clock.now());
    });
  }
}
